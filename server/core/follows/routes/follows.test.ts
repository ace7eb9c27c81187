import { followMessages } from '@contract/texts/apiMessages';
import { gateTexts } from '@contract/texts/gateTexts';
import { expect, test } from 'vitest';
import { createScenario } from '../../testing/createScenario';

test('a verified user follows and unfollows an author', async () => {
  const { reader, author } = await createScenario();
  const body = { authId: author.user.id };
  expect((await reader.client.ok('readFollow', { body })).data).toEqual({ isFollowing: false });
  const { id } = await reader.client.ok('followAuthor', { body });
  expect((await reader.client.ok('readFollow', { body })).data).toEqual({ isFollowing: true, id });
  const { followers } = await author.client.ok('listFollowers', { query: {} });
  expect(followers).toMatchObject([{ _id: 'user-reader', username: 'reader' }]);
  expect(followers[0]).not.toHaveProperty('avatar');
  const { authors } = await reader.client.ok('listFollowing', { query: {} });
  expect(authors).toMatchObject([{ username: 'author', fullName: 'Ada Lovelace' }]);
  await reader.client.ok('unfollowAuthor', { params: { followId: id } });
  expect((await reader.client.ok('readFollow', { body })).data.isFollowing).toBe(false);
});

test('following twice is a conflict', async () => {
  const { reader, author } = await createScenario();
  const body = { authId: author.user.id };
  await reader.client.ok('followAuthor', { body });
  expect(await reader.client.refused('followAuthor', { body })).toMatchObject({
    status: 409,
    message: followMessages.alreadyFollowing,
  });
});

test('users can’t follow themselves, missing or blocked accounts', async () => {
  const { reader, author, admin } = await createScenario();
  const follow = (authId: string) => reader.client.refused('followAuthor', { body: { authId } });
  expect(await follow(reader.user.id)).toMatchObject({ status: 403 });
  expect(await follow('unknown')).toMatchObject({ status: 404 });
  await admin.client.ok('blockUser', { params: { id: author.user.id }, body: {} });
  expect(await follow(author.user.id)).toMatchObject({ status: 404 });
});

test('only admins see in both lists who is blocked', async () => {
  const { reader, author, admin } = await createScenario();
  await admin.client.ok('followAuthor', { body: { authId: author.user.id } });
  await author.client.ok('followAuthor', { body: { authId: admin.user.id } });
  await reader.client.ok('followAuthor', { body: { authId: author.user.id } });
  await admin.client.ok('blockUser', { params: { id: author.user.id }, body: {} });
  const { authors } = await admin.client.ok('listFollowing', { query: {} });
  const { followers } = await admin.client.ok('listFollowers', { query: {} });
  expect([...authors, ...followers]).toMatchObject([{ isBlocked: true }, { isBlocked: true }]);
  const seen = await reader.client.ok('listFollowing', { query: {} });
  expect(seen.authors[0]).not.toHaveProperty('isBlocked');
});

test('following needs a verified account, and visitors follow nobody', async () => {
  const { visitor, newbie, author } = await createScenario();
  const body = { authId: author.user.id };
  const unverified = { status: 403, message: gateTexts.unverified };
  expect(await newbie.client.refused('followAuthor', { body })).toMatchObject(unverified);
  const params = { followId: 'any' };
  expect(await newbie.client.refused('unfollowAuthor', { params })).toMatchObject(unverified);
  expect((await visitor.ok('readFollow', { body })).data).toEqual({ isFollowing: false });
});

test('users can’t remove other users’ follows', async () => {
  const { reader, author, admin } = await createScenario();
  const { id } = await reader.client.ok('followAuthor', { body: { authId: author.user.id } });
  const params = { followId: id };
  for (const { client } of [author, admin]) {
    expect((await client.refused('unfollowAuthor', { params })).status).toBe(404);
  }
});

test('followers are listed newest first, 20 per page', async () => {
  const { author, api } = await createScenario();
  for (let count = 1; count <= 21; count += 1) {
    api.clock.advance(1000);
    const { client } = await api.addSignedInUser(`follower-${count}`);
    await client.ok('followAuthor', { body: { authId: author.user.id } });
  }
  const first = await author.client.ok('listFollowers', { query: {} });
  expect(first.followers).toHaveLength(20);
  expect(first.followers[0]?.username).toBe('follower-21');
  expect(first.areMoreFollowers).toBe(true);
  const second = await author.client.ok('listFollowers', { query: { skip: 20 } });
  expect(second.followers.map(({ username }) => username)).toEqual(['follower-1']);
  expect(second.areMoreFollowers).toBe(false);
});
