import { expect, test } from 'vitest';
import type { Passwords } from '../ports';

/** The tests of the passwords port; each implementation runs them. */
export function testPasswords(passwords: Passwords) {
  test('only the right password matches a hash', async () => {
    const hash = await passwords.hash('Password1!');
    expect(await passwords.verify('Password1!', hash)).toBe(true);
    expect(await passwords.verify('Password1?', hash)).toBe(false);
    expect(await passwords.verify('', hash)).toBe(false);
  });

  test('a long password is hashed completely', async () => {
    const long = 'é'.repeat(200);
    const hash = await passwords.hash(`${long}1`);
    expect(await passwords.verify(`${long}1`, hash)).toBe(true);
    expect(await passwords.verify(`${long}2`, hash)).toBe(false);
  });

  test('hashes are salted and don’t contain the password', async () => {
    const [one, other] = await Promise.all([
      passwords.hash('Password1!'),
      passwords.hash('Password1!'),
    ]);
    expect(one).not.toBe(other);
    expect(one).not.toContain('Password1!');
  });

  test('a new hash is kept, and one of an unknown scheme replaced', async () => {
    expect(passwords.needsRehash(await passwords.hash('Password1!'))).toBe(false);
    expect(passwords.needsRehash('plain')).toBe(true);
  });

  test('a missing or invalid hash never matches', async () => {
    const stored = [
      null,
      '',
      'plain',
      '$',
      'pbkdf2-sha256$0$AA$AA',
      'pbkdf2-sha256$10$AA$',
      'pbkdf2-sha256$10$*$AA',
      '$argon2id$v=19$m=19456,t=2,p=1$AA$AA',
      '$argon2id$v=19$m=19456,t=2,p=1$',
      '$argon2id$v=19$m=4294967295,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$',
    ];
    for (const hash of stored) expect(await passwords.verify('', hash)).toBe(false);
  });
}
