import type { Data } from '@server/data/port';
import { withPost } from '@server/data/testing/fixtures';
import { portMethods, readingMethods } from '@server/data/testing/portMethods';
import { at, tokenRow, userRow } from '@server/data/testing/rows';
import { isTemporaryFailure } from '@server/lib/temporaryFailure';
import { createTestClock } from '@server/lib/testing/createTestClock';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createDatabase, type Database } from '../openDatabase';
import { testDatabase } from '../testing/testDatabase';
import { freeBytesOf, withDiskReserve } from './diskReserve';

const plenty = 2 ** 30;
const few = 2 ** 20;
const disk = { bytes: plenty };
let database: Database;

beforeAll(async () => {
  const { driver } = await testDatabase('pglite');
  const reserving = withDiskReserve(driver, async () => disk.bytes);
  database = createDatabase(reserving, { clock: createTestClock(), report: () => {} });
});

beforeEach(async () => {
  const { empty } = await testDatabase('pglite');
  await withPost(await empty());
});

/** The account and the tokens that some calls change. */
async function addTokens({ users, tokens }: Data) {
  const pendingEmail = 'new@example.com';
  await users.insert(userRow('user-6', { pendingEmail }));
  for (const kind of ['verify', 'reset', 'restore'] as const) {
    await tokens.put(tokenRow('hash', { kind, userId: 'user-6' }));
  }
  const confirm = { kind: 'confirm' as const, email: pendingEmail };
  await tokens.put(tokenRow('hash', { ...confirm, userId: 'user-6' }));
}

describe('on an almost full disk', () => {
  afterEach(async () => {
    disk.bytes = plenty;
    await database.ping();
  });

  test('every method that only reads answers, and every other one fails as temporary', async () => {
    const { data } = database;
    await addTokens(data);
    disk.bytes = few;
    const answered: string[] = [];
    const failures: unknown[] = [];
    for (const { name, call } of portMethods) {
      try {
        await call(data);
        answered.push(name);
      } catch (failure) {
        failures.push(failure);
      }
    }
    expect(failures.filter((failure) => !isTemporaryFailure(failure))).toEqual([]);
    expect(answered.toSorted()).toEqual(readingMethods.toSorted());
  });

  test('the first administrator can’t be stored', async () => {
    const { empty } = await testDatabase('pglite');
    await empty();
    disk.bytes = few;
    const insert = database.data.users.insertFirstAdmin(userRow('admin'));
    await expect(insert).rejects.toSatisfy(isTemporaryFailure);
  });

  test('posts are found by their text and by their title', async () => {
    const { posts } = database.data;
    disk.bytes = few;
    const page = { skip: 0, take: 20, term: 'about' };
    expect(await posts.search(page)).toMatchObject({ count: 1 });
    const ofAda = { ...page, authorId: 'ada', publishedOnly: true };
    expect(await posts.ofAuthor(ofAda)).toMatchObject({ count: 1 });
  });

  test('limits and communities can’t be stored', async () => {
    disk.bytes = few;
    const use = database.limits.take('ada', { most: 1, within: 1000 });
    await expect(use).rejects.toSatisfy(isTemporaryFailure);
    const community = { users: [userRow('new')], posts: [], comments: [], likes: [], follows: [] };
    await expect(database.insertCommunity(community)).rejects.toSatisfy(isTemporaryFailure);
  });

  test('messages reach the other processes', async () => {
    const messages: string[] = [];
    const unsubscribe = await database.subscribe((message) => messages.push(message));
    disk.bytes = few;
    await database.publish('changed');
    expect(messages).toEqual(['changed']);
    await unsubscribe();
  });

  test('changes are possible again once there is space', async () => {
    const { likes } = database.data;
    const like = { postId: 'post', userId: 'ben', createdAt: at(1) };
    disk.bytes = few;
    await expect(likes.add(like)).rejects.toSatisfy(isTemporaryFailure);
    expect(await likes.state('post', 'ben')).toEqual({ totalLikes: 0, isLiked: false });
    disk.bytes = plenty;
    expect(await likes.add(like)).toEqual({ totalLikes: 1, isLiked: true });
  });
});

test('the free space of a folder is known', async () => {
  expect(await freeBytesOf(import.meta.dirname)).toBeGreaterThan(0);
});
