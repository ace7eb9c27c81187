import { expect, test } from 'vitest';
import { testFiles } from '../testing/filesSuite';
import { createMemoryFiles } from './memoryFiles';
import { createMemoryMail } from './memoryMail';
import { createMemoryProvider } from './memoryProvider';

testFiles(() => createMemoryFiles());

test('the names of the stored files are listed', async () => {
  const files = createMemoryFiles();
  await files.put('a.png', { bytes: new Uint8Array([1]), type: 'image/png' });
  expect(files.names()).toEqual(['a.png']);
  await files.remove(['a.png']);
  expect(files.names()).toEqual([]);
});

test('the outbox lists letters, newest last', async () => {
  const mail = createMemoryMail();
  const to = 'ada@example.com';
  await mail.send({ to, subject: 'First', text: '', html: '' });
  await mail.send({ to, subject: 'Second', text: '', html: '' });
  expect(mail.outbox.map(({ subject }) => subject)).toEqual(['First', 'Second']);
});

test('a code works once', async () => {
  const profile = {
    id: 'google-ada',
    email: 'ada@example.com',
    emailVerified: true,
    firstName: 'Ada',
    lastName: 'Lovelace',
    picture: '',
  };
  const provider = createMemoryProvider({ code: profile });
  expect(await provider.exchange('toString')).toBeNull();
  expect(await provider.exchange('code')).toEqual(profile);
  expect(await provider.exchange('code')).toBeNull();
});
