import { eventually } from '@contract/testing/eventually';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { addPosts, withPeople, withPost } from '../testing/fixtures';
import {
  at,
  commentRow,
  emailRow,
  logRow,
  newPost,
  publishing,
  resourceRow,
  shownDocument,
  userRow,
} from '../testing/rows';
import { findWrongCounters } from './testing/findWrongCounters';
import { emptyTestData, testDatabase } from './testing/testDatabase';

beforeAll(async () => void (await testDatabase('postgres')));

async function expectRightCounters() {
  expect(await findWrongCounters((await testDatabase('postgres')).driver)).toEqual([]);
}

afterEach(expectRightCounters);

const numbers = [1, 2, 3, 4, 5, 6, 7, 8];

async function inParallel<Answer>(call: (number: number) => Promise<Answer>) {
  return Promise.all(numbers.map(call));
}

test('of parallel posts with the same url one is stored', async () => {
  const { posts } = await withPeople(await emptyTestData('postgres'));
  const answers = await inParallel(async (number) =>
    posts.insert(newPost(`post-${number}`, { url: number % 2 ? 'Rails' : 'rails' })),
  );
  expect(answers.filter((answer) => answer !== 'url taken')).toHaveLength(1);
  expect(await posts.latest({ skip: 0, take: 9 })).toMatchObject({ count: 1 });
});

test('of several processes that find a planned post one publishes it', async () => {
  const { posts, publication } = await withPost(await emptyTestData('postgres'));
  await posts.insert(newPost('planned', { isPublished: false }));
  const plan = { id: 'planned', publishAt: at(5) };
  await publication.schedule(plan, publishing('ada', at(0)));
  const outcomes = await inParallel(async () =>
    publication.carryOut(plan, { document: shownDocument, letter: emailRow('unused') }),
  );
  expect(outcomes.filter((outcome) => outcome !== null)).toEqual(['published']);
  expect(await posts.byId('planned')).toMatchObject({ isPublished: true, publishedAt: at(5) });
});

test('parallel likes of one account count once, and the last removal removes them', async () => {
  const { likes } = await withPost(await emptyTestData('postgres'));
  const like = { postId: 'post', userId: 'ben' };
  const liked = await inParallel(async (number) => likes.add({ ...like, createdAt: at(number) }));
  expect(liked).toEqual(numbers.map(() => ({ totalLikes: 1, isLiked: true })));
  const removed = await inParallel(async () => likes.remove(like));
  expect(removed).toEqual(numbers.map(() => ({ totalLikes: 0, isLiked: false })));
  expect(await likes.state('post', 'ben')).toEqual({ totalLikes: 0, isLiked: false });
});

test('of parallel likes and removals of several accounts each one answers its own total', async () => {
  const { likes, users } = await withPost(await emptyTestData('postgres'));
  await inParallel(async (number) => users.insert(userRow(`reader-${number}`)));
  const likeOf = (number: number) => ({ postId: 'post', userId: `reader-${number}` });
  const added = await inParallel(async (number) =>
    likes.add({ ...likeOf(number), createdAt: at(number) }),
  );
  expect(new Set(added.map((state) => state?.totalLikes))).toEqual(new Set(numbers));
  const removed = await inParallel(async (number) => likes.remove(likeOf(number)));
  expect(new Set(removed.map((state) => state?.totalLikes))).toEqual(
    new Set(numbers.map((number) => number - 1)),
  );
});

test('parallel likes and removals of one account answer a total that fits to their state', async () => {
  const { likes } = await withPost(await emptyTestData('postgres'));
  const like = { postId: 'post', userId: 'ben' };
  for (let round = 0; round < 20; round += 1) {
    const states = await inParallel(async (number) =>
      number % 2 === 0 ? likes.remove(like) : likes.add({ ...like, createdAt: at(number) }),
    );
    expect(states).toEqual(
      numbers.map((number) => ({ totalLikes: number % 2, isLiked: number % 2 === 1 })),
    );
  }
});

test('of parallel follows of the same pair one is stored', async () => {
  const { follows, users } = await withPeople(await emptyTestData('postgres'));
  const pair = { authorId: 'ada', followerId: 'ben', createdAt: at(1) };
  const answers = await inParallel(async (number) =>
    follows.insert({ id: `follow-${number}`, ...pair }),
  );
  expect(answers.filter((answer) => answer !== 'already following')).toHaveLength(1);
  expect(await users.withCounts('ada')).toMatchObject({ followers: 1 });
});

test('of parallel claims of the same files by several posts one succeeds', async () => {
  const data = await withPeople(await emptyTestData('postgres'));
  await addPosts(data, { count: 9 });
  for (const id of ['one', 'two']) await data.resources.insert(resourceRow(id));
  const ids = ['one', 'two'];
  const answers = await inParallel(async (number) =>
    data.resources.claim({
      ids: number % 2 ? ids : ids.toReversed(),
      ownerId: 'ada',
      postId: `post-0${number}`,
    }),
  );
  expect(answers.filter(Boolean)).toEqual([true]);
});

test('of parallel posts that take a url, no one gets the former url of another', async () => {
  const data = await withPeople(await emptyTestData('postgres'));
  const take = async (number: number) =>
    data.posts.insert(newPost(`new-${number}`, { url: 'first' }));
  for (let round = 0; round < 5; round += 1) {
    await data.posts.insert(newPost('post', { url: 'first' }));
    const [renamed, ...inserted] = await Promise.all([
      data.postUrls.change({ id: 'post', url: 'second', by: 'ada', now: at(0) }),
      ...Array.from({ length: 4 }, (_, number) => take(number)),
    ]);
    expect(renamed).toMatchObject({ after: { url: 'second' } });
    expect(inserted).toEqual(inserted.map(() => 'url taken'));
    expect(await data.posts.byUrl('first')).toMatchObject({ id: 'post' });
    await data.posts.remove('post', 'ada');
  }
});

test('comments that are written while a moderator hides all of the account are hidden or wait', async () => {
  const data = await withPost(await emptyTestData('postgres'));
  await data.users.insert(userRow('mod', { role: 'moderator' }));
  const rule = { hasLinks: false, unset: 'new' } as const;
  const hidden = { state: 'hidden', stateReason: 'Spam' } as const;
  for (let round = 0; round < 5; round += 1) {
    const row = (name: string) => commentRow(`${round}-${name}`, { authorId: 'ben' });
    for (const name of ['first', 'second']) await data.comments.insert(row(name));
    await Promise.all([
      ...Array.from({ length: 4 }, (_, number) =>
        data.comments.insert(row(`new-${number}`), undefined, rule),
      ),
      data.moderation.decideAll('ben', hidden, logRow(`entry-${round}`, { actorId: 'mod' })),
    ]);
    const page = { postId: 'post', skip: 0, take: 9 };
    expect((await data.comments.ofPost(page)).rows).toEqual([]);
  }
});

const waiting = `SELECT pid FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock'`;
const lockFreeComment = `SELECT id FROM comments WHERE id = 'comment' FOR UPDATE SKIP LOCKED`;

test.each(['decide', 'edit'] as const)('to %s locks the writer, then the comment', async (call) => {
  const data = await withPost(await emptyTestData('postgres'));
  await data.users.insert(userRow('mod', { role: 'moderator' }));
  await data.comments.insert(commentRow('comment', { authorId: 'ben', state: 'held' }));
  const rule = { hasLinks: false, unset: 'new' } as const;
  const calls = {
    decide: async () =>
      data.moderation.decide(
        'comment',
        { state: 'shown', stateReason: '' },
        logRow('entry', { actorId: 'mod' }),
      ),
    edit: async () =>
      data.comments.update('comment', { text: 'Other', updatedAt: at(1), rule }, 'ben'),
  };
  const { driver } = await testDatabase('postgres');
  const [found, changed] = await driver.transaction(async ({ query }) => {
    await query(`SELECT FROM users WHERE id = 'ben' FOR NO KEY UPDATE`, [], 'objects');
    const change = calls[call]();
    await eventually(async () =>
      expect(await driver.query(waiting, [], 'objects')).toHaveLength(1),
    );
    return [await query(lockFreeComment, [], 'objects'), { change }] as const;
  });
  expect(found).toHaveLength(1);
  expect(await changed.change).toBe('post');
});

test('no link to a draft is left if the post is published at the same time', async () => {
  const data = await withPeople(await emptyTestData('postgres'));
  await inParallel(async (number) =>
    data.posts.insert(newPost(`draft-${number}`, { isPublished: false })),
  );
  await inParallel(async (number) => {
    const postId = `draft-${number}`;
    const link = { postId, hash: postId, expiresAt: at(60) };
    const put = async () => data.previews.put(link, { by: 'ada', now: 1 });
    const publish = async () => data.publication.publish(postId, publishing('ada', at(1)));
    await Promise.all(number % 2 ? [put(), publish()] : [publish(), put()]);
  });
  expect(await data.previews.sweep(at(60))).toBe(0);
});

test('no post is public if its author is blocked while it is written or published', async () => {
  const data = await withPeople(await emptyTestData('postgres'));
  await addPosts(data, { count: 9 });
  await inParallel(async (number) =>
    data.publication.unpublish(`post-0${number}`, { by: 'ada', now: at(9) }),
  );
  await Promise.all([
    inParallel(async (number) =>
      data.publication.publish(`post-0${number}`, publishing('ada', at(0))),
    ),
    data.users.setBlocked('ada', true),
    inParallel(async (number) => data.posts.insert(newPost(`new-${number}`))),
  ]);
  expect(await data.posts.latest({ skip: 0, take: 9 })).toMatchObject({ count: 0 });
  expect(await data.posts.insert(newPost('later'))).toBe('not allowed');
});

test('removing an account while others like, comment and follow leaves no rows', async () => {
  const data = await withPost(await emptyTestData('postgres'));
  await Promise.all([
    inParallel(async (number) =>
      data.likes.add({ postId: 'post', userId: 'ben', createdAt: at(number) }),
    ),
    inParallel(async (number) =>
      data.comments.insert(commentRow(`comment-${number}`, { authorId: 'cleo' })),
    ),
    inParallel(async (number) =>
      data.follows.insert({
        id: `follow-${number}`,
        authorId: 'ada',
        followerId: 'ben',
        createdAt: at(number),
      }),
    ),
    data.users.remove('ada'),
  ]);
  expect(await data.likes.state('post', 'ben')).toBeNull();
  expect(await data.comments.ofPost({ postId: 'post', skip: 0, take: 9 })).toMatchObject({
    rows: [],
  });
  expect(await data.users.withCounts('ben')).toMatchObject({ following: 0 });
});

test('parallel changes of different fields of a post all stay, and the search finds them', async () => {
  const { posts } = await withPost(await emptyTestData('postgres'));
  const patches = [
    { title: 'Trains' },
    { tags: ['rail'] },
    { metaDescription: 'Slow.' },
    { seoKeywords: 'alps' },
    { content: '{"blocks":[1]}' },
    { image: '/files/other.png' },
  ];
  await Promise.all(
    patches.map(async (patch) => posts.update('post', { ...patch, updatedAt: at(1) }, 'ada')),
  );
  expect(await posts.byId('post')).toMatchObject(Object.assign({}, ...patches));
  for (const term of ['trains', 'rail', 'slow', 'alps']) {
    expect(await posts.search({ term, skip: 0, take: 9 })).toMatchObject({ count: 1 });
  }
});

const twenty = Array.from({ length: 20 }, (_, at) => at);
const clientId = 'key-0001';

test('of parallel comments with the same key one is stored', async () => {
  const { comments, clientIds } = await withPost(await emptyTestData('postgres'));
  const answers = await Promise.all(
    twenty.map(async (number) => comments.insert(commentRow(`comment-${number}`), clientId)),
  );
  expect(answers.filter((answer) => answer === 'repeated')).toHaveLength(19);
  const { rows } = await comments.ofPost({ postId: 'post', skip: 0, take: 20 });
  expect(rows).toHaveLength(1);
  const key = { userId: 'ada', call: 'addComment', clientId } as const;
  expect(await clientIds.find(key)).toBe(rows[0]?.id);
});

test('of parallel posts with the same key one is stored', async () => {
  const { posts } = await withPeople(await emptyTestData('postgres'));
  const answers = await Promise.all(
    twenty.map(async (number) => posts.insert(newPost(`post-${number}`), 'ada', clientId)),
  );
  expect(answers.filter((answer) => answer === 'repeated')).toHaveLength(19);
  expect(await posts.latest({ skip: 0, take: 9 })).toMatchObject({ count: 1 });
});
