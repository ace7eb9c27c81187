import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '@/testing/renderApp';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';

/** Two posts of the author, of which the first was read from another site. */
async function open(as: 'author' | 'admin' = 'author') {
  const app = await renderApp({ path: '/about', as });
  const { tables } = app.mockApi.data;
  const [post, other] = tables.posts
    .rows()
    .filter(({ authorId, isPublished }) => authorId === 'user-author' && isPublished);
  if (!post || !other) throw new Error('The author has no posts.');
  async function count(postId: string, part: string, host: string) {
    const response = await app.mockApi.api.request('/api/v1/stats/reads', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'User-Agent': firefox },
      body: JSON.stringify({ postId, part, host }),
    });
    expect(response.status).toBe(202);
  }
  await count(post.id, 'read', 'news.example');
  await count(post.id, 'read', '');
  await count(post.id, 'finished', '');
  await app.mockApi.settle();
  return { ...app, post, other };
}

const tile = async (name: string) => {
  const term = await screen.findByText(name, { selector: 'dt' });
  return term.parentElement?.querySelector('dd')?.textContent;
};

test('an author sees how often own posts are read, where readers came from, and the numbers of a post', async () => {
  const { router, user, post } = await open();
  await router.navigate('/dashboard/numbers');
  expect(await tile('Reads')).toBe('2');
  expect(await tile('Read to the end')).toBe('1');
  const sources = screen.getByRole('region', { name: 'Where readers came from' });
  expect(
    within(sources)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Typed in, or not known1 read', 'news.example1 read']);
  expect(screen.queryByRole('group', { name: 'Posts' })).toBeNull();
  await user.click(screen.getByRole('link', { name: post.title }));
  expect(await screen.findByRole('link', { name: 'Numbers of all my posts' })).toBeVisible();
  expect(router.state.location.search).toBe(`?post=${post.id}`);
  expect(await tile('Reads')).toBe('2');
  await user.click(screen.getByRole('button', { name: '7 days' }));
  await waitFor(() => expect(router.state.location.search).toContain('days=7'));
  expect(await screen.findByRole('button', { name: '7 days', pressed: true })).toBeVisible();
});

test('a post that nobody has read is named, and says so', async () => {
  const { router, other } = await open();
  await router.navigate(`/dashboard/numbers?post=${other.id}`);
  expect(await screen.findByRole('link', { name: other.title })).toBeVisible();
  expect(await screen.findByText('No reads yet')).toBeVisible();
});

test('the list of own posts says how often each was read, and leads to its numbers', async () => {
  const { router, post } = await open();
  await router.navigate(`/dashboard/posts?q=${encodeURIComponent(post.title)}`);
  const card = (await screen.findByText(post.title)).closest('article');
  if (!card) throw new Error('The post is not listed.');
  expect(await within(card).findByRole('link', { name: '2 reads' })).toHaveAttribute(
    'href',
    `/dashboard/numbers?post=${post.id}`,
  );
});

test('administrators see the numbers of all posts', async () => {
  const { router, user } = await open('admin');
  await router.navigate('/dashboard/numbers');
  expect(await screen.findByText('No reads yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'All posts' }));
  expect(await screen.findByRole('region', { name: 'Posts' })).toBeVisible();
  expect(await tile('Reads')).toBe('2');
});
