import { passageRow } from '@server/data/testing/rows';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { forgetReadsOnDevice, storeRead } from '@/store/reads/deviceReads';
import { countRequests } from '@/testing/countRequests';
import { renderApp } from '@/testing/renderApp';

afterEach(async () => forgetReadsOnDevice('user-reader'));

const content = JSON.stringify({
  blocks: Array.from({ length: 8 }, (_, at) => ({
    id: `b${at}`,
    type: 'paragraph',
    data: { text: `Paragraph ${at}` },
  })),
});

/** The reader, who follows nobody, and two posts of the author, of which the second one is long. */
async function prepare() {
  const app = await renderApp({ path: '/about', as: 'reader' });
  const { tables, posts } = app.mockApi.data;
  tables.follows.replace([]);
  tables.topicFollows.replace([]);
  const { rows } = await posts.latest({ skip: 0, take: 60 });
  const [first, long] = rows.filter(({ authorId }) => authorId === 'user-author');
  if (!first || !long) throw new Error('There are no such posts.');
  await posts.update(long.id, { content, updatedAt: Date.now() }, 'user-author');
  const read = { postId: long.id, revision: 2, readAt: new Date().toISOString(), lastBlock: 'b4' };
  return { ...app, tables, first, long, read };
}

const headings = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('a reader goes on with a post, and finds saved posts and own comments above the numbers', async () => {
  const { router, tables, first, long, read } = await prepare();
  const saved = { userId: 'user-reader', postId: first.id, blockId: '', quote: '' };
  tables.passages.replace([passageRow('saved', saved)]);
  await storeRead('user-reader', read);
  await router.navigate('/dashboard');
  const begun = await screen.findByRole('list', { name: 'Continue reading' });
  expect(within(begun).getByRole('link', { name: long.title })).toHaveAttribute(
    'href',
    `/posts/${long.url}`,
  );
  const savedPosts = screen.getByRole('list', { name: 'Saved posts' });
  expect(within(savedPosts).getByRole('link')).toHaveTextContent(first.title);
  await screen.findByRole('region', { name: 'Posts you may like' });
  expect(headings().slice(0, 4)).toEqual([
    'Continue reading',
    'From your book',
    'Your comments',
    'Posts you may like',
  ]);
  expect(screen.getByRole('link', { name: 'Answers to you' })).toHaveAttribute(
    'href',
    '/notifications?view=answers',
  );
  const greeting = screen.getByText(/^Hello,/);
  expect(begun.compareDocumentPosition(greeting)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(greeting.compareDocumentPosition(screen.getByText('Live Posts'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

test('suggestions are neither read nor followed, and their authors are followed in place', async () => {
  const { user, router, read, long, server, tables } = await prepare();
  await storeRead('user-reader', read);
  const calls = countRequests({ server }, /\/user\/start$/);
  const follows = countRequests({ server }, /\/isfollowing/);
  await router.navigate('/dashboard');
  const region = within(await screen.findByRole('region', { name: 'Posts you may like' }));
  const cards = region.getAllByRole('article');
  expect(cards).toHaveLength(3);
  expect(region.queryByRole('link', { name: long.title })).toBeNull();
  const [card = document.body] = cards;
  await user.click(within(card).getByRole('button', { name: /^Follow/ }));
  expect(await within(card).findByRole('button', { name: /^Following/ })).toBeVisible();
  await waitFor(() => expect(tables.follows.rows()).toHaveLength(1));
  expect([calls(), follows()]).toEqual([1, 0]);
  const followed = tables.follows.rows()[0]?.authorId;
  const name = tables.users.rows().find(({ id }) => id === followed)?.lastName ?? '';
  expect(card).toHaveTextContent(name);
  await router.navigate('/about');
  await screen.findByRole('heading', { level: 1, name: 'About Commonplace' });
  await router.navigate('/dashboard');
  await screen.findByText('Live Posts');
  const suggested = () => screen.queryAllByRole('article').map(({ textContent }) => textContent);
  await waitFor(() => expect(suggested().join(' ')).not.toContain(name));
  expect([calls(), follows()]).toEqual([2, 0]);
});
