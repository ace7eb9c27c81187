import { apiLimits } from '@contract/apiLimits';
import { limits } from '@contract/limits';
import { createMemoryData } from '@server/data/memory/memoryData';
import { commentRow, headingRow, logRow, newPost, passageRow } from '@server/data/testing/rows';
import { expect, test } from 'vitest';
import { createTestPages, type TestPages, withPosts } from './testing/createTestPages';

const createSite = async (...args: Parameters<typeof createTestPages>) =>
  withPosts(await createTestPages(...args));

const one = '/posts/One-Loaf';
const two = '/posts/two';
const all = ['/', '/posts', '/posts?tag=travel', one, two, '/username/ada', '/username/grace'];

/** The pages that were rendered again after an action. */
async function outdatedBy(pages: TestPages, act: () => Promise<unknown>) {
  for (const path of all) await pages.get(path);
  await act();
  pages.rendered.length = 0;
  for (const path of all) await pages.get(path);
  return pages.rendered.filter((path) => path !== '/not-found');
}

test('a page is rendered once; unknown parameters make no other page', async () => {
  const { get, rendered } = await createSite();
  for (const query of ['', '?utm_source=a', '?utm_source=b&page=1', '?page=x']) {
    await get(`/posts${query}`);
    await get(`/${query}`);
  }
  expect(rendered).toEqual(['/posts', '/']);
});

test('the page of an author is rendered once for all spellings of the name', async () => {
  const { get, rendered } = await createSite();
  for (const name of ['ada', 'ADA', 'aDa', '%EF%BC%A1da'])
    expect(await (await get(`/username/${name}`)).text()).toContain('Engines.');
  expect(rendered).toEqual(['/username/ada']);
});

test('a search is rendered once; each term and page is a page of its own', async () => {
  const { get, rendered, data } = await createSite();
  for (let index = 0; index < limits.pageSize; index += 1) {
    await data.posts.insert(newPost(`loaf-${index}`, { title: 'A loaf about bread' }));
  }
  const paths = ['/posts?q=about', '/posts?q=about&page=2', '/posts?q=bread'];
  for (const path of [...paths, ...paths]) await get(path);
  expect(rendered).toEqual(paths);
});

const liked = (postId: string) => ({ postId, userId: 'ada', createdAt: 0 });

test.each<[string, (pages: TestPages) => unknown]>([
  ['a like of a post that it shows', ({ data }) => data.likes.add(liked('two'))],
  ['a changed post', ({ data }) => data.posts.update('two', { title: 'T', updatedAt: 1 }, 'grace')],
  ['a new post', ({ data }) => data.posts.insert(newPost('three'))],
  ['a changed name', ({ data }) => data.users.update('ada', { lastName: 'Loaf' })],
  ['ten minutes', ({ state }) => Object.assign(state, { now: 601_000 })],
])('a search is rendered again after %s', async (_, act) => {
  const pages = await createSite();
  const path = '/posts?q=about';
  await pages.get(path);
  await act(pages);
  await pages.get(path);
  expect(pages.rendered).toEqual([path, path]);
});

test('a search is not rendered again after half a minute and a like of another post', async () => {
  const { get, data, state, rendered } = await createSite();
  await data.publication.unpublish('one', { by: 'ada', now: 9 });
  await get('/posts?q=about');
  state.now = 31_000;
  await data.likes.add(liked('one'));
  await get('/posts?q=about');
  expect(rendered).toEqual(['/posts?q=about']);
});

test('searches and empty lists displace each other, and no other pages', async () => {
  const { get, pages, rendered } = await createSite({
    mostBytes: { pages: 500, searches: 300, large: 100 },
  });
  await get('/');
  await get(two);
  for (let index = 0; index < 50; index += 1) await get(`/posts?q=term-${index}`);
  expect(pages.cachedBytes('searches')).toBeGreaterThan(0);
  expect(pages.cachedBytes('searches')).toBeLessThanOrEqual(300);
  rendered.length = 0;
  for (const path of ['/', two, '/posts?q=term-49', '/posts?q=term-0']) await get(path);
  expect(rendered).toEqual(['/posts?q=term-0']);
});

test('empty lists displace no other pages', async () => {
  const { get, rendered } = await createTestPages({
    mostBytes: { pages: 100, searches: 100, large: 100 },
  });
  await get('/');
  for (let index = 0; index < 50; index += 1) await get(`/posts?tag=topic-${index}`);
  rendered.length = 0;
  for (const path of ['/posts?tag=topic-49', '/']) await get(path);
  expect(rendered).toEqual([]);
});

test('pages over 2 MB displace each other, and no other pages', async () => {
  const mebibyte = 1024 * 1024;
  const mostBytes = { pages: 4 * mebibyte, searches: mebibyte, large: 4 * mebibyte };
  const { get, pages, rendered, state } = await createSite({ mostBytes });
  await get('/');
  state.padding = 'x'.repeat(2 * mebibyte);
  for (const path of [one, two, two]) await get(path);
  expect(pages.cachedBytes('large')).toBeGreaterThan(2 * mebibyte);
  expect(rendered).toEqual(['/', one, two]);
  rendered.length = 0;
  for (const path of ['/', two, one]) await get(path);
  expect(rendered).toEqual([one]);
});

test('requests that arrive together share one rendering', async () => {
  const { get, rendered } = await createSite();
  await Promise.all(Array.from({ length: 20 }, () => get(two)));
  expect(rendered).toEqual([two]);
});

test.each<[string, readonly string[], (data: TestPages['data']) => Promise<unknown>]>([
  ['a like', [two], ({ likes }) => likes.add(liked('two'))],
  ['a comment', [two], ({ comments }) => comments.insert(commentRow('c', { postId: 'two' }))],
  [
    'a follower',
    [two],
    ({ follows }) =>
      follows.insert({ id: 'f', authorId: 'grace', followerId: 'ada', createdAt: 0 }),
  ],
  [
    'a changed post',
    ['/', '/posts', '/posts?tag=travel', two],
    ({ posts }) => posts.update('two', { title: 'Two', updatedAt: 1 }, 'grace'),
  ],
  [
    'a new post',
    ['/', '/posts', '/posts?tag=travel'],
    ({ posts }) => posts.insert(newPost('three')),
  ],
  [
    'a changed name',
    ['/', '/posts', '/posts?tag=travel', two, '/username/grace'],
    ({ users }) => users.update('grace', { firstName: 'G.' }),
  ],
  ['a changed name that no page shows', [], ({ users }) => users.update('reader', { bio: 'R.' })],
  ['a new draft', [], ({ posts }) => posts.insert(newPost('plan', { isPublished: false }))],
  [
    'a changed draft',
    [],
    ({ posts }) => posts.update('draft', { title: 'D', updatedAt: 1 }, 'ada'),
  ],
  ['a refused change', [], ({ posts }) => posts.update('two', { updatedAt: 1 }, 'reader')],
])('%s renders the pages again that show it', async (_, expected, act) => {
  const pages = await createSite();
  expect(await outdatedBy(pages, () => act(pages.data))).toEqual(expected);
});

test.each<[string, (data: TestPages['data']) => Promise<unknown>]>([
  ['unpublished', ({ publication }) => publication.unpublish('two', { by: 'grace', now: 9 })],
  ['removed', ({ posts }) => posts.remove('two', 'grace')],
  ['removed with its author', ({ users }) => users.remove('grace')],
])('a post that was %s is gone from its page and from lists at once', async (_, act) => {
  const { get, data } = await createSite();
  for (const path of all) await get(path);
  await act(data);
  expect((await get(two)).status).toBe(404);
  expect(await (await get('/')).text()).not.toContain('About two');
});

test('a quote that is detached is gone from the public heading at once, and renders no other page again', async () => {
  const pages = await createSite();
  const { book } = pages.data;
  const path = '/books/reader/bread';
  const owned = { userId: 'reader', headingId: 'bread' };
  const heading = { id: 'bread', userId: 'reader' };
  await book.addHeading(headingRow('bread', heading), 9);
  await book.changeHeading({ ...heading, patch: { isPublic: true }, now: 1 });
  await book.save([passageRow('kept', { postId: 'two', ...owned })], apiLimits.book);
  await pages.get(path);
  const detach = () => book.detach({ postId: 'two', passageId: 'kept', by: 'grace' });
  expect(await outdatedBy(pages, detach)).toEqual([]);
  await pages.get(path);
  expect(pages.rendered).toEqual([path]);
});

test('comments that are approved, edited or removed, and follows that end, render the post again', async () => {
  const { get, data, rendered } = await createSite();
  await data.comments.insert(commentRow('c', { postId: 'two' }));
  const held = { postId: 'two', authorId: 'reader', state: 'held', stateReason: 'rules' } as const;
  await data.comments.insert(commentRow('held', held));
  const shown = { state: 'shown', stateReason: '' } as const;
  await data.follows.insert({ id: 'f', authorId: 'grace', followerId: 'ada', createdAt: 0 });
  for (const act of [
    () => data.moderation.decide('held', shown, logRow('approved', { actorId: 'grace' })),
    () => data.comments.update('c', { text: 'Edited', updatedAt: 1 }, 'ada'),
    () => data.comments.remove('c', 'ada'),
    () => data.follows.remove('f', 'ada'),
  ]) {
    await get(two);
    rendered.length = 0;
    await act();
    await get(two);
    expect(rendered).toEqual([two]);
  }
});

test('a post is rendered again when someone who commented on it is blocked or unblocked', async () => {
  const { get, data, rendered } = await createSite();
  await data.comments.insert(commentRow('c', { postId: 'two', authorId: 'reader' }));
  for (const isBlocked of [true, false]) {
    await get(two);
    rendered.length = 0;
    await data.users.setBlocked('reader', isBlocked);
    await get(two);
    expect(rendered).toEqual([two]);
  }
});

test('a page that was read before a change is not kept, and not shared after it', async () => {
  const { get, data, rendered, state } = await createSite();
  let resume = () => {};
  state.pause = () =>
    new Promise((resolve) => {
      resume = resolve;
    });
  const before = get(two);
  while (rendered.length === 0) await new Promise(setImmediate);
  await data.likes.add(liked('two'));
  const release = resume;
  state.pause = () => Promise.resolve();
  expect(await (await get(two)).text()).toContain('About two 1');
  release();
  expect(await (await before).text()).toContain('About two 0');
  expect(await (await get(two)).text()).toContain('About two 1');
});

test('a list is rendered again after half a minute, a post later', async () => {
  const { get, rendered, state } = await createSite();
  for (const now of [0, 29_000, 31_000]) {
    state.now = now;
    await get('/');
    await get(two);
  }
  expect(rendered).toEqual(['/', two, '/']);
});

test('the kept pages have at most the given number of bytes; the least used ones go', async () => {
  const { get, pages, rendered } = await createSite({
    mostBytes: { pages: 120, searches: 120, large: 120 },
  });
  for (const path of [one, two, one, '/', one]) await get(path);
  expect(pages.cachedBytes('pages')).toBeLessThanOrEqual(120);
  expect(rendered.filter((path) => path === one)).toEqual([one]);
});

test('a change in another process renders the page again', async () => {
  const data = createMemoryData();
  const listeners: ((message: string) => void)[] = [];
  const options = {
    data,
    publish: async (message: string) => {
      for (const listener of listeners) listener(message);
    },
    subscribe: async (listener: (message: string) => void) => {
      listeners.push(listener);
      return async () => undefined;
    },
  };
  const writer = await withPosts(await createTestPages(options));
  const reader = await createTestPages(options);
  expect(await (await reader.get(two)).text()).toContain('About two 0');
  await writer.data.likes.add({ postId: 'two', userId: 'ada', createdAt: 0 });
  expect(await (await reader.get(two)).text()).toContain('About two 1');
});

test('messages that were missed may have been any change', async () => {
  const listeners: ((message: string) => void)[] = [];
  const site = await createTestPages({
    data: createMemoryData(),
    subscribe: async (listener: (message: string) => void) => {
      listeners.push(listener);
      return async () => undefined;
    },
  });
  const { get, rendered } = await withPosts(site);
  await get(two);
  await get(two);
  // What a subscriber gets after its connection to the database was lost.
  for (const listener of listeners) listener('');
  await get(two);
  expect(rendered).toEqual([two, two]);
});
