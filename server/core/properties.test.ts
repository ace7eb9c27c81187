import { assert, asyncProperty } from 'fast-check';
import { expect, test } from 'vitest';
import type { TestApi } from './testing/createTestApi';
import { type Action, actions, runActions } from './testing/randomActions';

const runs = { seed: 20_260_302, numRuns: 25 };

async function run(history: readonly Action[]) {
  const community = await runActions(history);
  expect(community.statuses.filter((status) => status >= 500)).toEqual([]);
  expect(community.api.reported).toEqual([]);
  return community;
}

async function readTables({ rows }: TestApi) {
  return {
    users: await rows('users'),
    posts: await rows('posts'),
    comments: await rows('comments'),
    likes: await rows('likes'),
    follows: await rows('follows'),
    resources: await rows('resources'),
    sessions: await rows('sessions'),
  };
}

const count = <Row>(rows: readonly Row[], holds: (row: Row) => boolean) =>
  rows.filter(holds).length;

test('after random actions, every count equals the number of shown rows', async () => {
  await assert(
    asyncProperty(actions, async (history) => {
      const { api, admin } = await run(history);
      const { users, posts, likes, comments: stored, follows } = await readTables(api);
      const blocked = users.filter(({ isBlocked }) => isBlocked).map(({ id }) => id);
      const comments = stored.filter(
        ({ state, authorId }) =>
          state === 'shown' && authorId !== null && !blocked.includes(authorId),
      );
      for (const { id, url, authorId } of posts) {
        const { postDetails } = await admin.ok('readPost', { params: { url }, body: {} });
        const list = await admin.ok('listComments', { params: { blogId: id }, query: {} });
        expect(postDetails.likes).toBe(count(likes, ({ postId }) => postId === id));
        expect(list.comments).toHaveLength(count(comments, ({ postId }) => postId === id));
        const followers = count(follows, (follow) => follow.authorId === authorId);
        expect(postDetails.author.followers).toBe(followers);
      }
      for (const { id, username } of users) {
        const own = new Set(posts.filter(({ authorId }) => authorId === id).map((post) => post.id));
        const { userDetails } = await admin.ok('readProfile', { params: { username }, body: {} });
        expect(userDetails).toMatchObject({
          followers: count(follows, ({ authorId }) => authorId === id),
          following: count(follows, ({ followerId }) => followerId === id),
          likes: count(likes, ({ postId }) => own.has(postId)),
          comments: count(comments, ({ postId }) => own.has(postId)),
          totalPosts: own.size,
          postPublished: count(
            posts,
            ({ authorId, isPublished }) => authorId === id && isPublished,
          ),
        });
      }
    }),
    runs,
  );
});

test('after random actions, no reference is dangling and no file is orphaned', async () => {
  await assert(
    asyncProperty(actions, async (history) => {
      const closing = { kind: 'close', who: 'alice', pick: 0 } as const;
      const tables = await readTables((await run([...history, closing])).api);
      const userIds = new Set(tables.users.map(({ id }) => id));
      const postIds = new Set(tables.posts.map(({ id }) => id));
      const rows = {
        posts: tables.posts.map(({ authorId }) => userIds.has(authorId)),
        comments: tables.comments.map(
          ({ postId, authorId, parentId }) =>
            postIds.has(postId) &&
            (authorId === null || userIds.has(authorId)) &&
            (parentId === null || tables.comments.some(({ id }) => id === parentId)),
        ),
        likes: tables.likes.map((row) => userIds.has(row.userId) && postIds.has(row.postId)),
        follows: tables.follows.map(
          (row) => userIds.has(row.authorId) && userIds.has(row.followerId),
        ),
        sessions: tables.sessions.map(({ userId }) => userIds.has(userId)),
      };
      expect(Object.values(rows).flat()).not.toContain(false);
    }),
    runs,
  );
});

test('after random actions, exactly the referenced files exist', async () => {
  await assert(
    asyncProperty(actions, async (history) => {
      const { api } = await run(history);
      const { users, posts, resources } = await readTables(api);
      const pictures = [...users.map(({ avatar }) => avatar), ...posts.map(({ image }) => image)];
      const names = pictures
        .filter((url) => url !== '')
        .map((url) => url.slice(url.lastIndexOf('/') + 1));
      const referenced = [...names, ...resources.map(({ name }) => name)];
      expect(new Set(api.files.names())).toEqual(new Set(referenced));
    }),
    runs,
  );
});

test('after random actions, a visitor sees nothing private', async () => {
  await assert(
    asyncProperty(actions, async (history) => {
      const { api } = await run(history);
      const { posts, users } = await readTables(api);
      const visitor = api.visitor();
      const blocked = new Set(users.filter(({ isBlocked }) => isBlocked).map(({ id }) => id));
      const isHidden = (row: { isPublished: boolean; authorId: string }) =>
        !row.isPublished || blocked.has(row.authorId);
      const seen: unknown[] = [
        await visitor.ok('readHome', {}),
        await visitor.ok('listPosts', { query: {} }),
        await visitor.ok('searchPosts', { body: { tagsearch: 'travel' } }),
      ];
      for (const row of posts) {
        const read = await visitor.call('readPost', { params: { url: row.url }, body: {} });
        expect(read.status).toBe(isHidden(row) ? 404 : 200);
        seen.push(await read.json());
      }
      const text = JSON.stringify(seen);
      for (const { id } of posts.filter(isHidden)) expect(text).not.toContain(`"${id}"`);
      expect(text).not.toMatch(/@example\.com|quick:|passwordHash|isBlocked|"role"/);
    }),
    runs,
  );
});
