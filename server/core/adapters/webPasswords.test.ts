import { expect, test, vi } from 'vitest';
import { testPasswords } from '../testing/passwordsSuite';
import { createWebPasswords } from './webPasswords';

const passwords = createWebPasswords({ iterations: 1000 });

testPasswords(passwords);

test('verifies hashes with other iterations', async () => {
  const older = await createWebPasswords({ iterations: 500 }).hash('Password1!');
  expect(older).toMatch(/^pbkdf2-sha256\$500\$/);
  expect(await passwords.verify('Password1!', older)).toBe(true);
});

test('hashes with fewer iterations and other hashes should be replaced', async () => {
  expect(passwords.needsRehash(await passwords.hash('Password1!'))).toBe(false);
  const [weaker, stronger] = [{ iterations: 500 }, { iterations: 2000 }].map(createWebPasswords);
  expect(passwords.needsRehash((await weaker?.hash('Password1!')) ?? '')).toBe(true);
  expect(passwords.needsRehash((await stronger?.hash('Password1!')) ?? '')).toBe(false);
  expect(passwords.needsRehash('$argon2id$v=19$m=19456,t=2,p=1$AA$AA')).toBe(true);
});

test('a missing account takes the same work', async () => {
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
