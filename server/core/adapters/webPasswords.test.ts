import { expect, test, vi } from 'vitest';
import { createWebPasswords } from './webPasswords';

const passwords = createWebPasswords({ iterations: 1000 });

test('a password opens what was made of it, and nothing else does', async () => {
  const hash = await passwords.hash('Password1!');
  expect(await passwords.verify('Password1!', hash)).toBe(true);
  expect(await passwords.verify('Password1?', hash)).toBe(false);
  expect(await passwords.verify('', hash)).toBe(false);
});

test('the same password is stored differently each time, and never readable', async () => {
  const [one, other] = await Promise.all([
    passwords.hash('Password1!'),
    passwords.hash('Password1!'),
  ]);
  expect(one).not.toBe(other);
  expect(one).not.toContain('Password1!');
});

test('what was stored with other iterations still opens', async () => {
  const older = await createWebPasswords({ iterations: 500 }).hash('Password1!');
  expect(older).toMatch(/^pbkdf2-sha256\$500\$/);
  expect(await passwords.verify('Password1!', older)).toBe(true);
});

test('no account, and what is not a stored password, are never opened', async () => {
  const stored = [
    null,
    '',
    'plain',
    'pbkdf2-sha256$0$AA$AA',
    'pbkdf2-sha256$10$AA$',
    'pbkdf2-sha256$10$*$AA',
  ];
  for (const hash of stored) expect(await passwords.verify('', hash)).toBe(false);
});

test('trying an account that is not there does the same work', async () => {
  const derived = { times: 0 };
  const deriveBits = crypto.subtle.deriveBits.bind(crypto.subtle);
  const spied = vi.spyOn(crypto.subtle, 'deriveBits').mockImplementation((...input) => {
    derived.times += 1;
    expect(input[0]).toMatchObject({ iterations: 1000 });
    return deriveBits(...input);
  });
  await passwords.verify('Password1!', null);
  spied.mockRestore();
  expect(derived.times).toBe(1);
});
