import { assert, asyncProperty } from 'fast-check';
import { expect, test } from 'vitest';
import { type Action, actions, runActions } from './testing/randomActions';

const runs = { seed: 20_260_302, numRuns: 25 };

async function run(history: readonly Action[]) {
  const community = await runActions(history);
  expect(community.statuses.filter((status) => status >= 500)).toEqual([]);
  expect(community.api.reported).toEqual([]);
  return community;
}

const count = <Row>(rows: readonly Row[], holds: (row: Row) => boolean) =>
  rows.filter(holds).length;

test('after random actions, every count equals the number of rows', async () => {
  await assert(
    asyncProperty(actions, async (history) => {
      const { api, admin } = await run(history);
      const { posts, likes, comments, follows, users } = api.data.tables;
      for (const { id, url, authorId } of posts.rows()) {
        const { postDetails } = await admin.ok('readPost', { params: { url }, body: {} });
        const list = await admin.ok('listComments', { params: { blogId: id }, query: {} });
        expect(postDetails.likes).toBe(count(likes.rows(), ({ postId }) => postId === id));
        expect(list.comments).toHaveLength(count(comments.rows(), ({ postId }) => postId === id));
        const followers = count(follows.rows(), (follow) => follow.authorId === authorId);
        expect(postDetails.author.followers).toBe(followers);
      }
      for (const { id, username } of users.rows()) {
        const own = new Set(
          posts
            .rows()
            .filter(({ authorId }) => authorId === id)
            .map((post) => post.id),
        );
        const { userDetails } = await admin.ok('readProfile', { params: { username }, body: {} });
        expect(userDetails).toMatchObject({
          followers: count(follows.rows(), ({ authorId }) => authorId === id),
          following: count(follows.rows(), ({ followerId }) => followerId === id),
          likes: count(likes.rows(), ({ postId }) => own.has(postId)),
          comments: count(comments.rows(), ({ postId }) => own.has(postId)),
          totalPosts: own.size,
          postPublished: count(
            posts.rows(),
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
      const { tables } = (await run([...history, { kind: 'close', who: 'alice', pick: 0 }])).api
        .data;
      const userIds = new Set(tables.users.rows().map(({ id }) => id));
      const postIds = new Set(tables.posts.rows().map(({ id }) => id));
      const rows = {
        posts: tables.posts.rows().map(({ authorId }) => userIds.has(authorId)),
        comments: tables.comments
          .rows()
          .map((row) => userIds.has(row.authorId) && postIds.has(row.postId)),
        likes: tables.likes.rows().map((row) => userIds.has(row.userId) && postIds.has(row.postId)),
        follows: tables.follows
          .rows()
          .map((row) => userIds.has(row.authorId) && userIds.has(row.followerId)),
        sessions: tables.sessions.rows().map(({ userId }) => userIds.has(userId)),
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
      const { users, posts, resources } = api.data.tables;
      const images = [
        ...users.rows().map(({ avatar }) => avatar),
        ...posts.rows().map(({ image }) => image),
      ];
      const names = images
        .filter((url) => url !== '')
        .map((url) => url.slice(url.lastIndexOf('/') + 1));
      const referenced = [...names, ...resources.rows().map(({ name }) => name)];
      expect(new Set(api.files.names())).toEqual(new Set(referenced));
    }),
    runs,
  );
});

test('after random actions, a visitor sees nothing private', async () => {
  await assert(
    asyncProperty(actions, async (history) => {
      const { api } = await run(history);
      const { posts, users } = api.data.tables;
      const visitor = api.visitor();
      const blocked = new Set(
        users
          .rows()
          .filter(({ isBlocked }) => isBlocked)
          .map(({ id }) => id),
      );
      const isHidden = (row: { isPublished: boolean; authorId: string }) =>
        !row.isPublished || blocked.has(row.authorId);
      const seen: unknown[] = [
        await visitor.ok('readHome', {}),
        await visitor.ok('listPosts', { query: {} }),
        await visitor.ok('searchPosts', { body: { tagsearch: 'travel' } }),
      ];
      for (const row of posts.rows()) {
        const read = await visitor.call('readPost', { params: { url: row.url }, body: {} });
        expect(read.status).toBe(isHidden(row) ? 404 : 200);
        seen.push(await read.json());
      }
      const text = JSON.stringify(seen);
      for (const { id } of posts.rows().filter(isHidden)) expect(text).not.toContain(`"${id}"`);
      expect(text).not.toMatch(/@example\.com|quick:|passwordHash|isBlocked|"role"/);
    }),
    runs,
  );
});
