import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { countRequests } from '@/testing/countRequests';
import { renderApp } from '@/testing/renderApp';
import { stubScrolling } from '@/testing/stubScrolling';

async function openPost() {
  const scrollNear = stubScrolling();
  const app = await renderApp({ path: '/about' });
  const searches = countRequests(app, /\/blogs\/tag$/);
  const lists = countRequests(app, /\/blogs\/more\?/);
  const { rows } = await app.mockApi.data.posts.latest({ skip: 0, take: 50 });
  const post = rows.find(({ authorId, tags }) => authorId === 'user-author' && tags.length > 0);
  if (!post) throw new Error('There is no such post.');
  await app.router.navigate(`/posts/${post.url}`);
  await screen.findByRole('region', { name: 'Posts you may like' });
  return { post, searches, lists, scrollNear };
}

const titlesIn = (region: HTMLElement) =>
  within(region)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

test('a reader near the end of a post is shown posts like it first, and more by its author last', async () => {
  const { post, searches, lists, scrollNear } = await openPost();
  scrollNear(true);
  const byAuthor = await screen.findByRole('region', { name: 'More by Ines Okonjo' });
  const alike = await screen.findByRole('region', { name: 'More like this' });
  for (const byline of within(byAuthor).getAllByText('Ines Okonjo')) expect(byline).toBeVisible();
  const mayLike = screen.getByRole('region', { name: 'Posts you may like' });
  const titles = [alike, mayLike, byAuthor].flatMap(titlesIn);
  expect(titlesIn(mayLike)).toHaveLength(8);
  expect(within(alike).getAllByRole('article')).toHaveLength(3);
  expect(alike.compareDocumentPosition(mayLike)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(mayLike.compareDocumentPosition(byAuthor)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(titlesIn(byAuthor)).toHaveLength(3);
  expect(titles).not.toContain(post.title);
  expect(new Set(titles).size).toBe(titles.length);
  expect([searches(), lists()]).toEqual([0, 1]);
});

test('nothing is requested before the reader is near', async () => {
  const { lists, scrollNear } = await openPost();
  scrollNear(false);
  expect(screen.queryByRole('region', { name: /^More/ })).toBeNull();
  expect(lists()).toBe(0);
});
