import { cookieNames } from '@contract/storageKeys';
import { newPost } from '@server/data/testing/rows';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { latest } from '../cache/changeCache';
import { patience } from '../cache/sharedLoads';
import { createTestPages, type TestPages, withPosts } from './testing/createTestPages';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => void vi.useRealTimers());

const fromMember = { headers: { Cookie: `a=b; ${cookieNames.xsrf}=token` } };
const addPost = ({ data }: TestPages, id: string) => data.posts.insert(newPost(id));

/** A site whose home page is kept; from now on the database answers when `resume` is called. */
async function createBusySite() {
  const site = await withPosts(await createTestPages());
  await site.get('/');
  const waiting: (() => void)[] = [];
  site.state.pause = () => new Promise((resolve) => void waiting.push(resolve));
  /** Answers the oldest or newest question, and lets the page that waits for it end. */
  async function resume(which: 'oldest' | 'newest' = 'oldest') {
    const next = which === 'oldest' ? waiting.shift() : waiting.pop();
    next?.();
    await new Promise(setImmediate);
  }
  return { ...site, waiting, resume };
}

/** The home page, or "waits" if it is not answered when the patience is over. */
async function home({ get }: TestPages, init?: RequestInit) {
  let text = 'waits';
  const answer = get('/', init).then(async (response) => {
    text = await response.text();
    return text;
  });
  await vi.advanceTimersByTimeAsync(patience);
  await new Promise(setImmediate);
  return { text, answer };
}

test('a visitor gets the home page without a new post while the database is busy', async () => {
  const site = await createBusySite();
  await addPost(site, 'three');
  const { text } = await home(site);
  expect(text).toContain('About two');
  expect(text).not.toContain('About three');
  await site.resume();
  expect((await home(site)).text).toContain('About three');
});

test('a home page that is too old is shown while the database is busy', async () => {
  const site = await createBusySite();
  site.state.now = 31_000;
  expect((await home(site)).text).toContain('About two');
  expect(site.waiting).toHaveLength(1);
});

test('a visitor waits for the new home page if the database answers soon', async () => {
  const site = await createBusySite();
  await addPost(site, 'three');
  const answer = site.get('/');
  while (site.waiting.length === 0) await new Promise(setImmediate);
  await site.resume();
  expect(await (await answer).text()).toContain('About three');
});

test('a browser that can have changed something waits for the new page', async () => {
  const site = await createBusySite();
  await addPost(site, 'three');
  const { text, answer } = await home(site, fromMember);
  expect(text).toBe('waits');
  await site.resume();
  expect(await answer).toContain('About three');
});

test.each<[string, (site: TestPages) => Promise<unknown>]>([
  ['removed', ({ data }) => data.posts.remove('two', 'grace')],
  ['unpublished', ({ data }) => data.publication.unpublish('two', { by: 'grace', now: 9 })],
  ['changed', ({ data }) => data.posts.update('two', { title: 'T', updatedAt: 1 }, 'grace')],
  ['removed with its author', ({ data }) => data.users.remove('grace')],
  ['hidden with its author', ({ data }) => data.users.setBlocked('grace', true)],
])('a post that was %s is never shown later', async (_, act) => {
  const site = await createBusySite();
  await act(site);
  expect((await home(site)).text).toBe('waits');
});

test('an outdated page is not shown after some seconds', async () => {
  const site = await createBusySite();
  await addPost(site, 'three');
  site.state.now = latest - 1;
  expect((await home(site)).text).toContain('About two');
  site.state.now = latest;
  expect((await home(site)).text).toBe('waits');
});

test('a new page that misses the newest change replaces an older one', async () => {
  const site = await createBusySite();
  await addPost(site, 'three');
  await home(site);
  await addPost(site, 'four');
  await site.resume();
  const { text } = await home(site);
  expect(text).toContain('About three');
  expect(text).not.toContain('About four');
});

test('an older load that ends last does not replace the newer page', async () => {
  const site = await createBusySite();
  await addPost(site, 'three');
  await home(site);
  await addPost(site, 'four');
  await home(site);
  await site.resume('newest');
  expect((await home(site)).text).toContain('About four');
  await site.resume();
  expect((await home(site)).text).toContain('About four');
});

test('a visitor does not wait again after each change', async () => {
  const site = await createBusySite();
  await addPost(site, 'three');
  await home(site);
  await addPost(site, 'four');
  expect(await (await site.get('/')).text()).toContain('About two');
});

test('however often an author changes, visitors get the home page at once while the database is busy', async () => {
  const site = await createBusySite();
  for (const firstName of ['A', 'B', 'C']) {
    await site.data.users.update('grace', { firstName });
    expect((await home(site)).text).toContain('About two');
  }
});

test('after each change a new page is read, but at most two at the same time', async () => {
  const site = await createBusySite();
  const answers: Promise<string>[] = [];
  for (const title of ['A', 'B', 'C', 'D']) {
    await site.data.posts.update('two', { title, updatedAt: 1 }, 'grace');
    answers.push((await home(site)).answer);
    expect(site.waiting.length).toBeLessThanOrEqual(2);
  }
  while (site.waiting.length > 0) await site.resume();
  const shown = await Promise.all(answers);
  expect(shown.map((text) => /^. 0 Grace$/m.exec(text)?.[0].charAt(0))).toEqual([
    'A',
    'B',
    'D',
    'D',
  ]);
});
