import { requestMessages } from '@contract/texts/apiMessages';
import { expect, test } from 'vitest';
import { createClient } from '../../testing/createClient';
import { postBody } from '../../testing/createScenario';
import { createTestApi } from '../../testing/createTestApi';

const day = 24 * 60 * 60_000;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';

async function createBlog() {
  const api = createTestApi();
  const { client: author } = await api.addSignedInUser('adalove');
  const { newBlog } = await author.ok('createPost', { body: postBody({ isPublished: true }) });
  const postId = newBlog._id;
  const reader = (userAgent: string) => createClient(api.app, '192.0.2.1', userAgent);
  const count = async (part: 'read' | 'finished', host = '') =>
    reader(firefox).ok('countRead', { body: { postId, part, host } });
  const store = async () => api.ports.readCounter.store();
  const numbers = async (days?: '7' | '30' | '90') => {
    await store();
    const query = days ? { days } : {};
    // The session of the author can have ended meanwhile.
    const client = await api.signIn('adalove');
    return (await client.ok('readPostNumbers', { params: { id: postId }, query })).numbers;
  };
  return { ...api, author, postId, reader, count, store, numbers };
}

test('the author sees reads and finished reads by day and source, and what was before', async () => {
  const { clock, count, numbers, postId, signIn, store } = await createBlog();
  await count('read', 'WWW.News.example');
  await store();
  clock.advance(7 * day);
  await count('read', 'news.example');
  await count('read');
  await count('finished');
  const week = await numbers('7');
  expect(week).toMatchObject({ reads: 2, finished: 1, before: { reads: 1, finished: 0 } });
  expect(week.days).toHaveLength(7);
  expect(week.days.at(-1)).toMatchObject({ reads: 2, finished: 1 });
  expect(week.days.at(-1)?.day).toBe(new Date(clock.now()).toISOString().slice(0, 10));
  expect(week.days[0]).toMatchObject({ reads: 0, finished: 0 });
  expect(await numbers()).toMatchObject({
    reads: 3,
    before: { reads: 0, finished: 0 },
    sources: [
      { host: 'news.example', reads: 2 },
      { host: '', reads: 1 },
    ],
    posts: [{ _id: postId, reads: 3 }],
  });
  expect(await numbers('90')).toMatchObject({ reads: 3, before: null });
  const own = await (await signIn('adalove')).ok('readOwnNumbers', { query: {} });
  expect(own.numbers).toMatchObject({ reads: 3, posts: [{ _id: postId }] });
});

test('bots are not counted, nor clients that name no browser', async () => {
  const { postId, numbers, reader } = await createBlog();
  const read = { body: { postId, part: 'read', host: '' } } as const;
  for (const userAgent of [
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'curl/8.5.0',
    '',
  ]) {
    await reader(userAgent).ok('countRead', read);
  }
  expect((await numbers()).reads).toBe(0);
});

test('a page of another site can’t count reads', async () => {
  const { reader, postId, numbers } = await createBlog();
  const answer = await reader(firefox).request('/api/v1/stats/reads', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: 'https://elsewhere.example' },
    body: JSON.stringify({ postId, part: 'read', host: '' }),
  });
  expect([answer.status, await answer.json()]).toMatchObject([
    403,
    { message: requestMessages.foreignSite },
  ]);
  expect((await numbers()).reads).toBe(0);
});

test('a count needs no statement of the database before it is stored', async () => {
  const { counts, count, numbers } = await createBlog();
  counts.clear();
  await count('read');
  expect([...counts.keys()]).toEqual([]);
  expect((await numbers()).reads).toBe(1);
});

test('only authors see in their list how often each post was read', async () => {
  const { author, count, numbers, addSignedInUser } = await createBlog();
  await author.ok('createPost', { body: postBody({ url: 'draft', isPublished: false }) });
  await count('read');
  await numbers();
  const given = { params: { username: 'adalove' }, body: {} };
  const readsFor = async (client: typeof author) =>
    (await client.ok('readProfile', given)).userDetails.blogPosts.map(({ reads }) => reads);
  expect(await readsFor(author)).toEqual([undefined, 1]);
  const { client } = await addSignedInUser('bensmith');
  expect(await readsFor(client)).toEqual([undefined]);
});
