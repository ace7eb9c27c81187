import { postMessages } from '@contract/texts/apiMessages';
import { expect, test } from 'vitest';
import { newSubscription } from '../../emails/subscriptions';
import { createScenario, postBody, type Scenario } from '../../testing/createScenario';
import { readFormerPaths } from '../movedPost';

const day = 24 * 60 * 60_000;
const year = 365 * day;

const timeAgo = ({ api }: Scenario, milliseconds: number) =>
  new Date(api.clock.now() - milliseconds).toISOString();

const moveId = 'a-move';
const movedBody = (fields: Parameters<typeof postBody>[0]) => postBody({ moveId, ...fields });

async function movePost({ api }: Scenario, url: string, publishedAt: string) {
  const author = await api.signIn('author');
  return (await author.ok('createPost', { body: movedBody({ url, publishedAt }) })).newBlog;
}

test('a moved post has the time of its first publication, and was created when it was moved', async () => {
  const scenario = await createScenario();
  const publishedAt = timeAgo(scenario, year);
  expect(await movePost(scenario, 'moved', publishedAt)).toMatchObject({
    publishedAt,
    createdAt: timeAgo(scenario, 0),
    updatedAt: timeAgo(scenario, 0),
    isPublished: true,
  });
  expect(await movePost(scenario, 'zone', '2019-05-04T12:30:00+02:00')).toMatchObject({
    publishedAt: '2019-05-04T10:30:00.000Z',
  });
  expect(await movePost(scenario, 'first', '1990-01-01T00:00:00Z')).toMatchObject({
    publishedAt: '1990-01-01T00:00:00.000Z',
  });
});

test('lists and feeds have moved posts at the place of their first publication', async () => {
  const scenario = await createScenario();
  const { api, visitor, postUrl } = scenario;
  const before = timeAgo(scenario, day / 2);
  api.clock.advance(day);
  const author = await api.signIn('author');
  await author.ok('createPost', { body: postBody({ url: 'today' }) });
  await movePost(scenario, 'old', timeAgo(scenario, 20 * year));
  await movePost(scenario, 'recent', timeAgo(scenario, day / 2));
  await movePost(scenario, 'earlier', before);
  const order = ['today', 'recent', postUrl, 'earlier', 'old'];
  const { posts } = await visitor.ok('listPosts', { query: { skip: 0 } });
  expect(posts.map(({ url }) => url)).toEqual(order);
  const feed = await api.data.posts.feed({ take: 10 });
  expect(feed.map(({ url }) => url)).toEqual(order);
  const ofTopic = await api.data.posts.feed({ tag: 'travel', take: 10 });
  expect(ofTopic.map(({ url }) => url)).toEqual(order);
});

test('a moved post causes no notifications, also when it is published again', async () => {
  const scenario = await createScenario();
  const { api, author, reader } = scenario;
  await reader.client.ok('followAuthor', { body: { authId: author.user.id } });
  const { subscriber, letter } = await newSubscription(api.ports, {
    email: 'eva@example.com',
    authorId: null,
  });
  await api.data.subscribers.put(subscriber, letter);
  await api.data.subscribers.confirm(subscriber.confirmHash, {
    now: api.clock.now(),
    askedAfter: 0,
  });
  /** How many notifications the follower has, and how many e-mails were sent, two days later. */
  async function countNotices() {
    for (let waited = 0; waited < 2; waited += 1) {
      api.clock.advance(day);
      api.ports.wakeEmails();
      await api.settled();
    }
    const follower = await api.signIn('reader');
    const { notifications } = await follower.ok('listNotifications', { query: {} });
    const emails = api.mail.outbox.filter(({ to }) => to === 'eva@example.com');
    return [notifications.length, emails.length];
  }
  const [notifications = 0, emails = 0] = await countNotices();
  const { _id: id } = await movePost(scenario, 'moved', timeAgo(scenario, 1));
  expect(await api.rows('announcements')).toEqual([]);
  expect(await countNotices()).toEqual([notifications, emails]);
  const client = await api.signIn('author');
  await client.ok('unpublishPost', { params: { id }, body: {} });
  await client.ok('publishPost', { params: { id }, body: {} });
  expect(await countNotices()).toEqual([notifications, emails]);
  const again = await api.signIn('author');
  await again.ok('createPost', { body: postBody({ url: 'new' }) });
  expect(await countNotices()).toEqual([notifications + 1, emails + 1]);
});

test.each<[string, (scenario: Scenario) => string]>([
  ['the future', (scenario) => timeAgo(scenario, -1)],
  ['now', (scenario) => timeAgo(scenario, 0)],
  ['before 1990', () => '1989-12-31T23:59:59.999Z'],
  ['a year without digits', () => '-000001-01-01T00:00:00Z'],
  ['no ISO time', () => '4 May 2019'],
  ['a day only', () => '2019-05-04'],
  ['a month that is none', () => '2019-13-04T00:00:00Z'],
  ['milliseconds', () => '1556928000000'],
  ['no time', () => 'undefined'],
])('a moved post can not be from %s', async (_, timeOf) => {
  const scenario = await createScenario();
  const body = movedBody({ url: 'moved', publishedAt: timeOf(scenario) });
  expect(await scenario.author.client.refused('createPost', { body })).toMatchObject({
    status: 422,
    message: postMessages.publishedAt,
    field: 'publishedAt',
  });
});

test('a draft is not published elsewhere', async () => {
  const scenario = await createScenario();
  const publishedAt = timeAgo(scenario, day);
  const body = movedBody({ url: 'moved', publishedAt, isPublished: false });
  expect(await scenario.author.client.refused('createPost', { body })).toMatchObject({
    status: 422,
    message: postMessages.draftPublishedAt,
    field: 'publishedAt',
  });
});

test.each([
  ['a time of publication', { publishedAt: '2019-05-04T12:30:00Z' }],
  ['former addresses', { formerUrls: '["/a"]' }],
])('only a post of a move has %s', async (_, fields) => {
  const { author } = await createScenario();
  const body = postBody({ url: 'moved', ...fields });
  expect(await author.client.refused('createPost', { body })).toMatchObject({
    status: 422,
    message: postMessages.onlyMoved,
    field: 'moveId',
  });
  await author.client.ok('createPost', { body: { ...body, moveId } });
});

test('accounts that may not publish move no posts', async () => {
  const scenario = await createScenario();
  const { newbie, visitor, admin, author } = scenario;
  const body = movedBody({ url: 'moved', publishedAt: timeAgo(scenario, day) });
  expect((await newbie.client.refused('createPost', { body })).status).toBe(403);
  expect((await visitor.refused('createPost', { body })).status).toBe(401);
  await admin.client.ok('addRestriction', {
    params: { id: author.user.id },
    body: { kind: 'post', reason: 'Advertising' },
  });
  expect((await author.client.refused('createPost', { body })).status).toBe(403);
});

const former = (...paths: unknown[]) => JSON.stringify(paths);

test('the former addresses of a post are stored in one spelling, and lead to it', async () => {
  expect(readFormerPaths(former('/a/', '/a', '/%62'))).toEqual(['/a', '/b']);
  const { api, author } = await createScenario();
  const formerUrls = former('/2019/05/walk/', '/2019/05/walk', '/%C3%BCber');
  await author.client.ok('createPost', { body: movedBody({ url: 'moved', formerUrls }) });
  for (const path of ['/2019/05/walk', '/über'])
    expect(await api.data.postUrls.ofFormerPath(path)).toBe('moved');
});

test('a former address of another post is taken, and nothing is stored', async () => {
  const { api, author, reader } = await createScenario();
  const first = movedBody({ url: 'first', formerUrls: former('/2019/05/walk/') });
  await author.client.ok('createPost', { body: first });
  await api.settled();
  const files = api.files.names();
  const body = movedBody({ url: 'second', formerUrls: former('/free', '/2019/05/walk') });
  expect(await reader.client.refused('createPost', { body })).toMatchObject({
    status: 409,
    message: postMessages.formerUrlTaken,
    field: 'formerUrls',
  });
  await api.settled();
  expect(api.files.names()).toEqual(files);
  const again = movedBody({ url: 'second', formerUrls: former('/free') });
  await reader.client.ok('createPost', { body: again });
});

test.each([
  ['a host', former('https://blog.example/a')],
  ['another host', former('//blog.example/a')],
  ['a query', former('/?p=1')],
  ['a control character', former('/a\u0000')],
  ['a relative path', former('a')],
  ['a path that is too long', former(`/${'x'.repeat(300)}`)],
  ['one wrong path of several', former('/a', '')],
  ['too many paths', former(...Array.from({ length: 21 }, (_, at) => `/${at}`))],
  ['numbers', former(5)],
  ['no list', '"/a"'],
  ['no JSON', '/a'],
])('%s is refused as a former address', async (_, formerUrls) => {
  const { author } = await createScenario();
  const body = movedBody({ url: 'moved', formerUrls });
  expect(await author.client.refused('createPost', { body })).toMatchObject({
    status: 422,
    message: postMessages.formerUrls,
    field: 'formerUrls',
  });
});

test('a post has up to twenty former addresses', async () => {
  const { author } = await createScenario();
  const formerUrls = former(...Array.from({ length: 20 }, (_, at) => `/${at}`));
  await author.client.ok('createPost', { body: movedBody({ url: 'moved', formerUrls }) });
});
