import { gateTexts } from '@contract/texts/gateTexts';
import { expect, test } from 'vitest';
import { createScenario, type Person, postBody } from '../../testing/createScenario';

const ofAuthor = { params: { username: 'author' }, body: {} };

test('other users see published posts only and no account details', async () => {
  const { author, reader } = await createScenario();
  const { newBlog } = await author.client.ok('createPost', { body: postBody({ url: 'draft' }) });
  const { _id: id } = newBlog;
  await author.client.ok('unpublishPost', { params: { id }, body: {} });
  const { userDetails, isAuthor, areMore } = await reader.client.ok('readProfile', ofAuthor);
  expect({ isAuthor, areMore }).toEqual({ isAuthor: false, areMore: false });
  expect(userDetails.blogPosts.map(({ url }) => url)).toEqual(['a-walk-in-the-hills']);
  expect(userDetails).toMatchObject({ postPublished: 1, totalPosts: 1 });
  for (const key of ['role', 'isVerified', 'isBlocked'])
    expect(userDetails).not.toHaveProperty(key);
});

test('visitors see authors without their addresses, if the settings of the site say so', async () => {
  const { api, admin, author, reader, visitor } = await createScenario();
  await api.changeUser(author.user.id, { showsEmail: true });
  const gate = { status: 401, message: gateTexts.profile };
  expect(await visitor.refused('readProfile', ofAuthor)).toMatchObject(gate);
  await admin.client.ok('updateSite', { body: { version: 0, authorPages: 'everybody' } });
  const { userDetails, isAuthor } = await visitor.ok('readProfile', ofAuthor);
  expect(isAuthor).toBe(false);
  expect(userDetails).toMatchObject({ username: 'author', email: '', isMuted: false });
  expect(userDetails.blogPosts).toHaveLength(1);
  const missing = { status: 404 };
  // A member who has published nothing, and nobody.
  for (const username of [reader.user.username, 'nobody']) {
    const refused = await visitor.refused('readProfile', { params: { username }, body: {} });
    expect(refused).toMatchObject(missing);
  }
  await admin.client.ok('blockUser', { params: { id: author.user.id }, body: {} });
  expect(await visitor.refused('readProfile', ofAuthor)).toMatchObject(missing);
});

test('other members see the address only if the account shows it', async () => {
  const { author, reader, newbie, admin } = await createScenario();
  const { email, firstName, lastName, username } = author.user;
  const seenBy = async ({ client }: Person) => {
    const { userDetails } = await client.ok('readProfile', ofAuthor);
    return [userDetails.email, userDetails.showsEmail];
  };
  const seen = async () =>
    Object.fromEntries(
      await Promise.all(
        Object.entries({ author, admin, reader, newbie }).map(
          async ([name, person]) => [name, await seenBy(person)] as const,
        ),
      ),
    );
  const hidden = ['', undefined];
  const own = [email, false];
  expect(await seen()).toEqual({ author: own, admin: own, reader: hidden, newbie: hidden });
  const form = {
    email,
    firstName,
    lastName,
    username,
    bio: 'Writes.',
    showsEmail: 'true',
  } as const;
  await author.client.ok('updateProfile', { body: form });
  const shown = [email, undefined];
  const ownShown = [email, true];
  expect(await seen()).toEqual({
    author: ownShown,
    admin: ownShown,
    reader: shown,
    newbie: shown,
  });
});

test('the author and admins see everything', async () => {
  const { author, admin, postId } = await createScenario();
  await author.client.ok('unpublishPost', { params: { id: postId }, body: {} });
  for (const { client } of [author, admin]) {
    const { userDetails, isAuthor } = await client.ok('readProfile', ofAuthor);
    expect(isAuthor).toBe(true);
    expect(userDetails).toMatchObject({
      role: 'user',
      isVerified: true,
      isBlocked: false,
      postPublished: 0,
      totalPosts: 1,
      blogPosts: [{ isPublished: false }],
    });
  }
});

test('counts what the author gave and received', async () => {
  const { author, reader, postId } = await createScenario();
  await reader.client.ok('likePost', { params: { postId } });
  await reader.client.ok('addComment', { body: { blogId: postId, comment: 'Nice.' } });
  await reader.client.ok('followAuthor', { body: { authId: author.user.id } });
  const input = { params: { username: 'AUTHOR' }, body: {} };
  const { userDetails } = await reader.client.ok('readProfile', input);
  expect(userDetails).toMatchObject({ likes: 1, comments: 1, followers: 1, following: 0 });
});

test('posts are listed 20 per page', async () => {
  const { author } = await createScenario();
  for (let count = 1; count <= 20; count += 1) {
    await author.client.ok('createPost', { body: postBody({ url: `post-${count}` }) });
  }
  const first = await author.client.ok('readProfile', ofAuthor);
  expect(first.userDetails.blogPosts).toHaveLength(20);
  expect(first.areMore).toBe(true);
  const second = await author.client.ok('readProfile', { ...ofAuthor, body: { skip: 20 } });
  expect(second.userDetails).toMatchObject({ skip: 20, blogPosts: [{}] });
  expect(second.areMore).toBe(false);
});

test('an author lists the posts of one state and searches titles', async () => {
  const { author, reader } = await createScenario();
  const { client } = author;
  await client.ok('createPost', {
    body: postBody({ url: 'tea', title: 'Tea', isPublished: 'false' }),
  });
  await client.ok('createPost', { body: postBody({ url: 'teapots', title: 'Teapots' }) });
  const list = async (body: object, { client } = author) => {
    const { userDetails, count } = await client.ok('readProfile', { ...ofAuthor, body });
    return [...userDetails.blogPosts.map(({ url }) => url), count];
  };
  expect(await list({ searchTerm: ' TEA ' })).toEqual(['teapots', 'tea', 2]);
  expect(await list({ isPublished: true })).toEqual(['teapots', 'a-walk-in-the-hills', 2]);
  expect(await list({ isPublished: false })).toEqual(['tea', 1]);
  expect(await list({ isPublished: true, searchTerm: 'tea' })).toEqual(['teapots', 1]);
  expect(await list({ isPublished: false }, reader)).toEqual([0]);
  expect(await list({ searchTerm: 'tea' }, reader)).toEqual(['teapots', 1]);
});

test('an author lists the scheduled posts, the next one first, which others do not see', async () => {
  const { api, author, reader } = await createScenario();
  const draft = { isPublished: 'false' } as const;
  for (const [url, days] of [
    ['later', 9],
    ['sooner', 2],
  ] as const) {
    const body = postBody({ url, title: `Tea ${url}`, ...draft });
    const { newBlog } = await author.client.ok('createPost', { body });
    const publishAt = new Date(api.clock.now() + days * 86_400_000).toISOString();
    await author.client.ok('publishPost', { params: { id: newBlog._id }, body: { publishAt } });
  }
  await author.client.ok('createPost', { body: postBody({ url: 'tea', ...draft }) });
  const list = async (body: object, { client } = author) => {
    const { userDetails, count } = await client.ok('readProfile', { ...ofAuthor, body });
    return [...userDetails.blogPosts.map(({ url }) => url), count];
  };
  expect(await list({ isScheduled: true })).toEqual(['sooner', 'later', 2]);
  expect(await list({ isScheduled: true, searchTerm: 'later' })).toEqual(['later', 1]);
  expect(await list({ isScheduled: true }, reader)).toEqual([0]);
});

test('the posts of an author are listed oldest first, or those with most likes', async () => {
  const { author, reader } = await createScenario();
  const ids = [];
  for (const url of ['tea', 'salt']) {
    const { newBlog } = await author.client.ok('createPost', { body: postBody({ url }) });
    ids.push(newBlog._id);
  }
  await reader.client.ok('likePost', { params: { postId: ids[0] ?? '' } });
  const list = async (order: 'oldest' | 'likes') => {
    const answer = await author.client.ok('readProfile', { ...ofAuthor, body: { order } });
    return answer.userDetails.blogPosts.map(({ url }) => url);
  };
  expect(await list('oldest')).toEqual(['a-walk-in-the-hills', 'tea', 'salt']);
  expect(await list('likes')).toEqual(['tea', 'salt', 'a-walk-in-the-hills']);
});

test('missing and blocked authors are not found', async () => {
  const { reader, admin, author } = await createScenario();
  const unknown = { params: { username: 'unknown' }, body: {} };
  expect((await reader.client.refused('readProfile', unknown)).status).toBe(404);
  await admin.client.ok('blockUser', { params: { id: author.user.id }, body: {} });
  expect((await reader.client.refused('readProfile', ofAuthor)).status).toBe(404);
  expect((await admin.client.ok('readProfile', ofAuthor)).userDetails.isBlocked).toBe(true);
});

test('charts have eight weeks and the last one ends today', async () => {
  const { api, author, newbie, postId } = await createScenario();
  await newbie.client.ok('likePost', { params: { postId } });
  api.clock.advance(7 * 24 * 60 * 60_000);
  const readerAgain = await api.signIn('reader');
  await readerAgain.ok('likePost', { params: { postId } });
  await readerAgain.ok('followAuthor', { body: { authId: author.user.id } });
  const { chartData } = await (await api.signIn('author')).ok('readChartData', {});
  expect(chartData.likesData).toHaveLength(8);
  expect(chartData.likesData.slice(-3)).toEqual([
    { week: '2026-02-23', count: 0 },
    { week: '2026-03-02', count: 1 },
    { week: '2026-03-09', count: 1 },
  ]);
  expect(chartData.followersData.at(-1)).toEqual({ week: '2026-03-09', count: 1 });
});

test('a period is compared with the one before it, and names the best posts', async () => {
  const { api, reader, newbie, postId } = await createScenario();
  await newbie.client.ok('likePost', { params: { postId } });
  await reader.client.ok('addComment', { body: { blogId: postId, comment: 'Early' } });
  api.clock.advance(31 * 24 * 60 * 60_000);
  const author = await api.signIn('author');
  const read = async (days?: '30' | '90') =>
    (await author.ok('readPeriod', { query: days ? { days } : {} })).period;
  expect(await read()).toEqual({
    likes: { count: 0, before: 1 },
    followers: { count: 0, before: 0 },
    posts: [],
  });
  expect(await read('90')).toMatchObject({
    likes: { count: 1, before: 0 },
    posts: [{ _id: postId, likes: 1, comments: 1 }],
  });
  expect((await author.request('/api/v1/user/profile/period?days=31')).status).toBe(400);
});
