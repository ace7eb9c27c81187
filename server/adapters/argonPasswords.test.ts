import { hash, verify } from '@node-rs/argon2';
import { createWebPasswords } from '@server/core/adapters/webPasswords';
import { testPasswords } from '@server/core/testing/passwordsSuite';
import { ofTheSite } from '@server/lib/share';
import { expect, test } from 'vitest';
import { createArgonPasswords } from './argonPasswords';

const passwords = createArgonPasswords({ shareOf: ofTheSite });

testPasswords(passwords);

const argonHash = (parameters: string) =>
  `$argon2id$v=19$${parameters}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Argon2 that only records which hashes are verified. */
function recordedArgon() {
  const verified: string[] = [];
  return {
    verified,
    hash,
    async verify(stored: string | Uint8Array) {
      verified.push(String(stored));
      return true;
    },
  };
}

test('a hash has the recommended cost', async () => {
  expect(await passwords.hash('Password1!')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('a missing account takes the same work and never matches', async () => {
  const argon = recordedArgon();
  const recorded = createArgonPasswords({ shareOf: ofTheSite, argon });
  expect(await recorded.verify('Password1!', null)).toBe(false);
  expect(argon.verified).toEqual([argonHash('m=19456,t=2,p=1')]);
  await expect(verify(argon.verified[0] ?? '', 'Password1!')).resolves.toBe(false);
});

test.each(['m=4294967295,t=2,p=1', 'm=19456,t=99999,p=1', 'm=19456,t=2,p=255'])(
  'a hash with the cost %s is not computed',
  async (parameters) => {
    const argon = recordedArgon();
    const recorded = createArgonPasswords({ shareOf: ofTheSite, argon });
    expect(await recorded.verify('Password1!', argonHash(parameters))).toBe(false);
    expect(argon.verified).toEqual([argonHash('m=19456,t=2,p=1')]);
  },
);

test('verifies a hash of another cost and replaces weaker ones', async () => {
  const weaker = await hash('Password1!', { memoryCost: 8192, timeCost: 1 });
  expect(await passwords.verify('Password1!', weaker)).toBe(true);
  expect(passwords.needsRehash(weaker)).toBe(true);
  expect(passwords.needsRehash(argonHash('m=32768,t=3,p=1'))).toBe(false);
});

test('verifies hashes of the web adapter and replaces them', async () => {
  const stored = await createWebPasswords({ iterations: 1000 }).hash('Password1!');
  expect(await passwords.verify('Password1!', stored)).toBe(true);
  expect(await passwords.verify('Password1?', stored)).toBe(false);
  expect(passwords.needsRehash(stored)).toBe(true);
});

test('a damaged hash never matches', async () => {
  const stored = await passwords.hash('Password1!');
  for (let at = 0; at < stored.length; at += 4) {
    const changed = `${stored.slice(0, at)}~${stored.slice(at + 1)}`;
    expect(await passwords.verify('Password1!', changed)).toBe(false);
  }
});

test('only some hashes are computed at the same time', async () => {
  const running = { now: 0, most: 0 };
  const argon = {
    hash,
    async verify() {
      running.now += 1;
      running.most = Math.max(running.most, running.now);
      await new Promise(setImmediate);
      running.now -= 1;
      return true;
    },
  };
  const limited = createArgonPasswords({ shareOf: ofTheSite, atOnce: 3, argon });
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => limited.verify('Password1!', argonHash('m=19456,t=2,p=1'))),
  );
  expect(answers).toHaveLength(20);
  expect(running).toEqual({ now: 0, most: 3 });
});

test('a failure makes room for the next', async () => {
  const outcomes = ['fails', 'succeeds'];
  const argon = {
    hash,
    async verify() {
      if (outcomes.shift() === 'fails') throw new Error('Out of memory');
      return true;
    },
  };
  const limited = createArgonPasswords({ shareOf: ofTheSite, atOnce: 1, argon });
  const stored = argonHash('m=19456,t=2,p=1');
  await expect(limited.verify('Password1!', stored)).rejects.toThrow('Out of memory');
  expect(await limited.verify('Password1!', stored)).toBe(true);
});

test('a sign-in of another client is before many of the one whose password is verified', async () => {
  let client = '192.0.2.1';
  const verified: string[] = [];
  const argon = {
    hash,
    async verify(_: string | Uint8Array, password: string | Uint8Array) {
      await new Promise(setImmediate);
      verified.push(String(password));
      return true;
    },
  };
  const shareOf = () => ({ group: 'visitors', client });
  const passwords = createArgonPasswords({ shareOf, atOnce: 1, argon });
  const stored = argonHash('m=19456,t=2,p=1');
  const all = Array.from({ length: 30 }, async () => passwords.verify('attack', stored));
  client = '192.0.2.2';
  all.push(passwords.verify('own', stored));
  await Promise.all(all);
  expect(verified.indexOf('own')).toBe(1);
});
