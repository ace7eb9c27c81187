import type { Data } from '@server/data/port';
import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import { withPeople } from '../testing/fixtures';
import {
  at,
  commentRow,
  newPost,
  newSession,
  pendingTokens,
  publishing,
  resourceRow,
  tokenRow,
  userRow,
} from '../testing/rows';
import { findWrongCounters } from './testing/findWrongCounters';
import { testDatabase } from './testing/testDatabase';

beforeAll(async () => void (await testDatabase('postgres')));

/** Parallel calls on several connections. Each test runs a few rounds, because their order varies. */
const rounds = Array.from({ length: 6 }, (_, round) => round);
const many = Array.from({ length: 12 }, (_, number) => number);

async function emptyData() {
  return (await testDatabase('postgres')).empty();
}

async function count(text: string) {
  const { driver } = await testDatabase('postgres');
  const rows = v.tuple([v.object({ count: v.number() })]);
  return v.parse(rows, await driver.query(`SELECT count(*) ${text}`, [], 'objects'))[0].count;
}

test('of many registrations with one name or address one succeeds', async () => {
  const { users } = await emptyData();
  for (const round of rounds) {
    const answers = await Promise.all(
      many.map(async (number) => {
        const own = { id: `${round}-${number}`, username: `user-${round}-${number}` };
        const shared = number % 2 ? { username: `Name-${round}` } : {};
        return users.insert(
          userRow(own.id, { ...own, ...shared, email: `one-${round}@example.com` }),
        );
      }),
    );
    expect(answers.filter((answer) => typeof answer === 'object')).toHaveLength(1);
  }
  expect(await count('FROM users')).toBe(rounds.length);
});

test('of many accounts that take one name one gets it', async () => {
  const { users } = await emptyData();
  for (const number of many) await users.insert(userRow(`u${number}`));
  const answers = await Promise.all(
    many.map(async (number) =>
      users.update(`u${number}`, { username: 'wanted', nameSkeleton: 'wanted' }),
    ),
  );
  expect(answers.filter((answer) => answer !== 'username taken')).toHaveLength(1);
});

test('of many rotations of a session one succeeds', async () => {
  const { sessions } = await withPeople(await emptyData());
  await sessions.insert(newSession('phone'));
  for (const round of rounds) {
    const before = (await sessions.byId('phone'))?.refreshHash ?? '';
    const rotated = await Promise.all(
      many.map(async (number) =>
        sessions.rotate('phone', before, { refreshHash: `${round}-${number}` }),
      ),
    );
    expect(rotated.filter((session) => session !== null)).toHaveLength(1);
  }
});

test('of sessions that end each other one stays', async () => {
  const { sessions } = await withPeople(await emptyData());
  for (const round of rounds) {
    const ids = many.map((number) => `${round}-${number}`);
    for (const id of ids) await sessions.insert(newSession(id));
    const ended = await Promise.all(
      ids.map(async (present) => sessions.endOthers({ userId: 'ada', present, id: null })),
    );
    expect(ended.filter((count) => count !== null)).toHaveLength(1);
    expect(await count('FROM sessions')).toBe(1);
    await sessions.sweep(Number.MAX_SAFE_INTEGER);
  }
});

test('no session of a blocked account is left, whatever the order of the calls', async () => {
  const { sessions, users } = await withPeople(await emptyData());
  for (const round of rounds) {
    await users.setBlocked('ada', false);
    await Promise.all([
      ...many.map(async (number) => sessions.insert(newSession(`${round}-${number}`))),
      users.setBlocked('ada', true),
    ]);
    expect(await count('FROM sessions')).toBe(0);
  }
});

test('no session that was opened with the old password is left behind a new one', async () => {
  const { credentials, sessions } = await withPeople(await emptyData());
  let expected = 'hash';
  for (const round of rounds) {
    const passwordHash = `hash-${round}`;
    const { checked, ...session } = newSession('');
    const signIns = many.map(async (number) => {
      const stale = { ...checked, passwordHash: expected };
      return sessions.insert({ ...session, id: `${round}-${number}`, checked: stale });
    });
    const change = { userId: 'ada', expected, passwordHash, keepSession: '' };
    await Promise.all([...signIns, credentials.setPassword(change)]);
    expect(await count('FROM sessions')).toBe(0);
    expected = passwordHash;
  }
});

test('a token is used once, and an account has one token of a kind', async () => {
  const { credentials, tokens } = await withPeople(await emptyData());
  for (const round of rounds) {
    await Promise.all(
      many.map(async (number) => tokens.put(tokenRow(`${round}-${number}`, { kind: 'reset' }))),
    );
    expect(await count("FROM tokens WHERE kind = 'reset'")).toBe(1);
    await tokens.put(tokenRow(`reset-${round}`, { kind: 'reset' }));
    const resets = await Promise.all(
      many.map(async (number) =>
        credentials.resetPassword({
          tokenHash: `reset-${round}`,
          now: at(1),
          passwordHash: `${round}-${number}`,
        }),
      ),
    );
    expect(resets.filter((id) => id !== null)).toEqual(['ada']);
  }
});

const ofAda = (email: string) => ({ email, passwordHash: 'hash' });
const hashesOf = (round: number) => ({ confirm: `confirm-${round}`, cancel: `cancel-${round}` });
const common = { atOnce: { letters: [], tokens: [] }, keepSession: '', now: at(1) };

/** Asks for a change of ada's address from one of the two addresses to the other. */
async function askForChange({ credentials }: Data, round: number) {
  const [from = '', to = ''] = round % 2 ? ['two', 'ada'] : ['ada', 'two'];
  const checked = ofAda(`${from}@example.com`);
  const patch = { email: `${to}@example.com` };
  const addresses = { from: checked.email, to: patch.email };
  const pending = pendingTokens({ ...addresses, ...hashesOf(round), expiresAt: at(99) });
  const change = { userId: 'ada', checked, patch, pending, ...common };
  expect(await credentials.changeEmail(change)).toBeTypeOf('object');
  return patch.email;
}

const confirmationOf = (round: number) => ({
  tokenHash: `confirm-${round}`,
  username: 'ada',
  restoreUntil: at(99 + round),
  keepSession: null,
  now: at(1),
});

test('a pending address is confirmed once, or another account takes it at the same time', async () => {
  const data = await withPeople(await emptyData());
  const { credentials, users } = data;
  for (const round of rounds) {
    const email = await askForChange(data, round);
    const link = confirmationOf(round);
    const [taken, ...answers] = await Promise.all([
      users.insert(userRow(`other-${round}`, { email: email.toUpperCase() })),
      ...many.map(async () => credentials.confirmEmail(link)),
    ]);
    const confirmed = answers.filter((answer) => answer !== null && answer !== 'email taken');
    expect(confirmed).toHaveLength(taken === 'email taken' ? 1 : 0);
    await users.remove(`other-${round}`);
    if (confirmed.length === 0) await credentials.confirmEmail(link);
    expect(await users.byId('ada')).toMatchObject({ email, pendingEmail: null });
  }
});

test('of many accounts that confirm one address at the same time one gets it', async () => {
  const { credentials, users } = await emptyData();
  for (const number of many) {
    const { id: userId, email: from } = userRow(`u${number}`);
    await users.insert(userRow(userId));
    const addresses = { userId, from, to: 'wanted@example.com' };
    const pending = pendingTokens({ ...addresses, ...hashesOf(number) });
    const patch = { email: addresses.to };
    const change = { userId, checked: ofAda(from), patch, pending, ...common };
    await credentials.changeEmail(change);
  }
  const answers = await Promise.all(
    many.map(async (number) =>
      credentials.confirmEmail({ ...confirmationOf(number), username: `u${number}` }),
    ),
  );
  expect(answers.filter((answer) => answer !== 'email taken')).toHaveLength(1);
});

test('a link that keeps the address wins over one that confirms another, whatever their order', async () => {
  const data = await withPeople(await emptyData());
  const { credentials, users } = data;
  for (const _ of rounds) {
    await askForChange(data, 0);
    const [, kept] = await Promise.all([
      credentials.confirmEmail(confirmationOf(0)),
      credentials.restoreEmail({ tokenHash: 'cancel-0', now: at(1), keepSession: null }),
    ]);
    expect(kept).toBeTypeOf('object');
    expect(kept).not.toBeNull();
    const after = { email: 'ada@example.com', pendingEmail: null };
    expect(await users.byId('ada')).toMatchObject(after);
  }
});

test('an address is restored once, and never while another account takes it', async () => {
  const data = await withPeople(await emptyData());
  const { credentials, users } = data;
  for (const round of rounds) {
    await askForChange(data, 0);
    await credentials.confirmEmail(confirmationOf(0));
    const link = { tokenHash: 'cancel-0', now: at(2), keepSession: null };
    const [taken, ...restored] = await Promise.all([
      users.insert(userRow(`thief-${round}`, { email: 'ADA@example.com' })),
      ...many.map(async () => credentials.restoreEmail(link)),
    ]);
    const successes = restored.filter((answer) => answer !== null && answer !== 'email taken');
    expect(successes).toHaveLength(taken === 'email taken' ? 1 : 0);
    await users.remove(`thief-${round}`);
    if (successes.length === 0) await credentials.restoreEmail(link);
    expect(await users.byId('ada')).toMatchObject({ email: 'ada@example.com' });
  }
});

test('an account keeps as many devices as allowed', async () => {
  const { devices } = await withPeople(await emptyData());
  for (const round of rounds) {
    await Promise.all(
      many.map(async (number) => {
        const times = { seenAt: at(round), expiresAt: at(99) };
        return devices.remember({ hash: `${round}-${number}`, userId: 'ada', ...times }, 3);
      }),
    );
    expect(await count('FROM devices')).toBe(3);
  }
});

test('a site gets one first administrator, also while others sign up', async () => {
  const { users } = await emptyData();
  for (const round of rounds) {
    const [answers] = await Promise.all([
      Promise.all(
        many.map(async (number) =>
          users.insertFirstAdmin(userRow(`admin-${round}-${number}`, { role: 'admin' })),
        ),
      ),
      ...many.map(async (number) => users.insert(userRow(`member-${round}-${number}`))),
    ]);
    expect(answers.filter((answer) => answer !== 'has admin')).toHaveLength(1);
    for (const number of many) await users.remove(`admin-${round}-${number}`);
  }
});

async function exchange(
  { posts, publication, comments, likes, follows, resources, users }: Data,
  round: number,
) {
  const people = ['ada', 'ben', 'cleo', 'dora'];
  const actions = people.flatMap((person, position) => {
    const other = people[(position + round + 1) % people.length] ?? 'ada';
    const id = `${round}-${person}`;
    const createdAt = at(round);
    return [
      async () => posts.insert(newPost(id, { authorId: person, tags: ['one', person] })),
      async () => likes.add({ postId: `${round - 1}-${other}`, userId: person, createdAt }),
      async () => likes.remove({ postId: `${round - 2}-${other}`, userId: person }),
      async () =>
        comments.insert(commentRow(id, { postId: `${round - 1}-${other}`, authorId: person })),
      async () => follows.insert({ id, authorId: other, followerId: person, createdAt }),
      async () => follows.remove(`${round - 1}-${person}`, person),
      async () => posts.remove(`${round - 2}-${person}`, person),
      async () =>
        round % 2 === 0
          ? publication.publish(`${round - 1}-${person}`, publishing(person, createdAt))
          : publication.unpublish(`${round - 1}-${person}`, { by: person, now: at(9) }),
      async () => resources.insert(resourceRow(id, { ownerId: person })),
    ];
  });
  const leaving = people[round % people.length] ?? 'ada';
  actions.push(async () => users.remove(leaving));
  actions.push(async () =>
    users.setBlocked(people[(round + 1) % people.length] ?? 'ada', round % 2 === 0),
  );
  await Promise.all(actions.map(async (action) => action()));
  await users.insert(userRow(leaving));
}

test('counters agree with the rows after parallel changes and removed accounts', async () => {
  const data = await withPeople(await emptyData());
  await data.users.insert(userRow('dora'));
  for (const round of [...rounds, ...rounds.map((later) => later + rounds.length)]) {
    await exchange(data, round);
    expect(await findWrongCounters((await testDatabase('postgres')).driver)).toEqual([]);
  }
  expect(await count('FROM posts')).toBeGreaterThan(0);
  expect(await count('FROM likes')).toBeGreaterThan(0);
});
