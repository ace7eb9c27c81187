import { formatEmail } from '@server/core/emails/formatEmail';
import { expect, test } from 'vitest';
import { createLogMail } from './logMail';

const letter = formatEmail(
  { siteName: 'Commonplace', siteUrl: 'https://commonplace.test' },
  {
    to: 'ada@example.com',
    subject: 'Verify your e-mail address',
    paragraphs: ['Hello Ada,', 'Please confirm.'],
    link: { label: 'Verify my e-mail address', address: 'https://commonplace.test/verify/token' },
  },
);

async function printed(changes: Partial<typeof letter> = {}) {
  const written: string[] = [];
  await createLogMail({ write: (text) => written.push(text) }).send({ ...letter, ...changes });
  return written.join('');
}

test('prints recipient, subject and text, with the link on its own line', async () => {
  const lines = (await printed()).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'To: ada@example.com',
      'Subject: Verify your e-mail address',
      'Hello Ada,',
      'https://commonplace.test/verify/token',
    ]),
  );
});

test('removes control characters', async () => {
  const text = 'Hello \u001b[2J\u0007Ada\u009b1m,\n\ttabs stay.\r\u0000';
  expect(await printed({ text })).toContain('Hello [2JAda1m,\n\ttabs stay.\n');
});
