import { rehearsalTexts } from '@contract/texts/moveTexts';
import { expect, test } from 'vitest';
import type { SitePost } from '@/features/move/frame/frameMessages';
import { createCore } from './createCore';

const siteUrl = 'http://localhost';
const author = { username: 'you', firstName: 'Your', lastName: 'Name' };

const postOf = (at: number): SitePost => ({
  title: `Walk ${at}`,
  url: `walk-${at}`,
  content: JSON.stringify({
    blocks: [{ id: 'a', type: 'paragraph', data: { text: `The heather of day ${at}.` } }],
  }),
  tags: ['walks'],
  description: 'A walk.',
  keywords: 'walks',
  canonicalUrl: '',
  publishedAt: `2019-05-${10 + at}T10:00:00.000Z`,
  cover: '',
});

async function openCore(posts: readonly SitePost[]) {
  const failures: unknown[] = [];
  const asked: number[] = [];
  const core = await createCore({
    author,
    siteUrl,
    readPart: async (from) => {
      asked.push(from);
      return { posts: posts.slice(from, from + 3), isLast: from + 3 >= posts.length };
    },
    report: (failure) => failures.push(failure),
  });
  async function ask(method: string, path: string, body?: object) {
    const init = body
      ? { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }
      : {};
    const request = new Request(`${siteUrl}/api/v1${path}`, { method, ...init });
    const response = await core.answer(request);
    expect(failures).toEqual([]);
    return { status: response.status, answer: await response.json() };
  }
  return { ask, asked };
}

const seven = Array.from({ length: 7 }, (_, at) => postOf(at));

test('a visitor finds all posts, which come in parts, with their dates and their author', async () => {
  const { ask, asked } = await openCore(seven);
  expect(asked).toEqual([0, 3, 6]);
  const { answer } = await ask('GET', '/blogs/posts?skip=0');
  expect(answer).toMatchObject({ count: 7 });
  expect(answer.posts[0]).toMatchObject({
    title: 'Walk 6',
    createdAt: '2019-05-16T10:00:00.000Z',
    author: { firstName: 'Your', lastName: 'Name' },
  });
  expect((await ask('GET', '/blogs/')).status).toBe(200);
});

test('a visitor reads a post, searches in the texts, and opens the page of the author', async () => {
  const { ask } = await openCore(seven);
  const post = await ask('POST', '/blogs/walk-3', {});
  expect(JSON.stringify(post.answer.postDetails)).toContain('The heather of day 3.');
  const found = await ask('POST', '/blogs/tag', { tagsearch: 'heather', skip: 0 });
  expect(found.answer).toMatchObject({ count: 7 });
  const profile = await ask('POST', '/user/profile/you', { skip: 0, searchTerm: '' });
  expect(profile.answer).toMatchObject({ userDetails: { username: 'you' }, count: 7 });
});

test('a post without a date is of today', async () => {
  const before = Date.now();
  const { ask } = await openCore([{ ...postOf(1), publishedAt: null }]);
  const { answer } = await ask('GET', '/blogs/posts?skip=0');
  expect(Date.parse(answer.posts[0].createdAt)).toBeGreaterThanOrEqual(before);
});

test.each([
  ['POST', '/user/register'],
  ['POST', '/user/login'],
  ['POST', '/contact'],
  ['POST', '/subscribers'],
  ['POST', '/comments'],
])('%s %s is refused, because nothing is sent or stored', async (method, path) => {
  const { ask } = await openCore([]);
  const { status, answer } = await ask(method, path, {});
  expect({ status, answer }).toEqual({
    status: 403,
    answer: { success: false, message: rehearsalTexts.noChanges },
  });
});
