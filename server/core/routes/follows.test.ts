import { expect, test } from 'vitest';
import { createWorld } from '../testing/createScenario';

test('a verified member follows an author and leaves again', async () => {
  const { reader, author } = await createWorld();
  const body = { authId: author.user.id };
  expect((await reader.caller.ok('readFollow', { body })).data).toEqual({ isFollowing: false });
  const { id } = await reader.caller.ok('followAuthor', { body });
  expect((await reader.caller.ok('readFollow', { body })).data).toEqual({ isFollowing: true, id });
  const { followers } = await author.caller.ok('listFollowers', { query: {} });
  expect(followers).toMatchObject([
    { _id: 'user-reader', username: 'reader', avatar: '/default-avatar.webp' },
  ]);
  const { authors } = await reader.caller.ok('listFollowing', { query: {} });
  expect(authors).toMatchObject([{ username: 'author', fullName: 'Ada Lovelace' }]);
  await reader.caller.ok('unfollowAuthor', { params: { followId: id } });
  expect((await reader.caller.ok('readFollow', { body })).data.isFollowing).toBe(false);
});

test('following twice is a conflict', async () => {
  const { reader, author } = await createWorld();
  const body = { authId: author.user.id };
  await reader.caller.ok('followAuthor', { body });
  expect(await reader.caller.refused('followAuthor', { body })).toMatchObject({
    status: 409,
    message: 'You already follow this author.',
  });
});

test('nobody follows themselves, a stranger to us, or a blocked account', async () => {
  const { reader, author, admin } = await createWorld();
  const follow = (authId: string) => reader.caller.refused('followAuthor', { body: { authId } });
  expect(await follow(reader.user.id)).toMatchObject({ status: 403 });
  expect(await follow('nobody')).toMatchObject({ status: 404 });
  await admin.caller.ok('blockUser', { params: { id: author.user.id }, body: {} });
  expect(await follow(author.user.id)).toMatchObject({ status: 404 });
});

test('administrators see in both lists who is blocked, and nobody else does', async () => {
  const { reader, author, admin } = await createWorld();
  await admin.caller.ok('followAuthor', { body: { authId: author.user.id } });
  await author.caller.ok('followAuthor', { body: { authId: admin.user.id } });
  await reader.caller.ok('followAuthor', { body: { authId: author.user.id } });
  await admin.caller.ok('blockUser', { params: { id: author.user.id }, body: {} });
  const { authors } = await admin.caller.ok('listFollowing', { query: {} });
  const { followers } = await admin.caller.ok('listFollowers', { query: {} });
  expect([...authors, ...followers]).toMatchObject([{ isBlocked: true }, { isBlocked: true }]);
  const seen = await reader.caller.ok('listFollowing', { query: {} });
  expect(seen.authors[0]).not.toHaveProperty('isBlocked');
});

test('following needs a session and a verified account', async () => {
  const { visitor, newbie, author } = await createWorld();
  const body = { authId: author.user.id };
  expect(await visitor.refused('followAuthor', { body })).toMatchObject({
    status: 401,
    message: 'Login to follow..',
  });
  const unverified = { status: 403, message: "Your account isn't verified yet" };
  expect(await newbie.caller.refused('followAuthor', { body })).toMatchObject(unverified);
  const params = { followId: 'any' };
  expect(await newbie.caller.refused('unfollowAuthor', { params })).toMatchObject(unverified);
  expect(await visitor.refused('unfollowAuthor', { params })).toMatchObject({ status: 401 });
  expect((await visitor.ok('readFollow', { body })).data).toEqual({ isFollowing: false });
});

test('nobody ends another’s follow', async () => {
  const { reader, author, admin } = await createWorld();
  const { id } = await reader.caller.ok('followAuthor', { body: { authId: author.user.id } });
  const params = { followId: id };
  for (const { caller } of [author, admin]) {
    expect((await caller.refused('unfollowAuthor', { params })).status).toBe(404);
  }
});

test('followers come twenty a page, newest first', async () => {
  const { author, api } = await createWorld();
  for (let count = 1; count <= 21; count += 1) {
    api.clock.advance(1000);
    const { caller } = await api.member(`follower-${count}`);
    await caller.ok('followAuthor', { body: { authId: author.user.id } });
  }
  const first = await author.caller.ok('listFollowers', { query: {} });
  expect(first.followers).toHaveLength(20);
  expect(first.followers[0]?.username).toBe('follower-21');
  expect(first.areMoreFollowers).toBe(true);
  const second = await author.caller.ok('listFollowers', { query: { skip: 20 } });
  expect(second.followers.map(({ username }) => username)).toEqual(['follower-1']);
  expect(second.areMoreFollowers).toBe(false);
});
