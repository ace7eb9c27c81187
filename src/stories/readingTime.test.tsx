import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readContent } from '@/features/posts/post/document/readBlocks';
import { renderApp } from '@/testing/renderApp';

const all = { skip: 0, take: 1000 };

test('the stored reading times of the demo community are those of its pages', async () => {
  const { mockApi } = await renderApp({ path: '/about' });
  const { posts } = mockApi.data;
  const { rows } = await posts.latest(all);
  const shown = await Promise.all(
    rows.map(async ({ id }) => readContent((await posts.byId(id))?.content ?? '')?.minutes()),
  );
  expect(rows.map(({ minutes }) => minutes)).toEqual(shown);
  expect(new Set(shown).size).toBeGreaterThan(1);
});

test('a card and the page of a post show the same reading time, also after an edit', async () => {
  const { mockApi, router } = await renderApp({ path: '/about' });
  const { posts } = mockApi.data;
  const [post] = (await posts.latest({ skip: 0, take: 1 })).rows;
  if (!post) throw new Error('There is no post.');
  const text = 'word '.repeat(220 * 17);
  const content = JSON.stringify({ blocks: [{ type: 'paragraph', data: { text } }] });
  await posts.update(post.id, { content, updatedAt: post.updatedAt }, post.authorId);
  await router.navigate('/posts');
  const link = await screen.findByRole('link', { name: post.title });
  const card = link.closest('article');
  if (!card) throw new Error('The link is not on a card.');
  expect(within(card).getByText('17 min read')).toBeVisible();
  await router.navigate(`/posts/${post.url}`);
  const header = (await screen.findByRole('heading', { level: 1, name: post.title })).closest(
    'header',
  );
  if (!header) throw new Error('The title is not in a header.');
  expect(await within(header).findByText(/17 min read/)).toBeVisible();
});
