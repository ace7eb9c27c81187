import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '@/testing/renderApp';

const cards = () => screen.findAllByRole('article');
const marksIn = (element: HTMLElement) =>
  [...element.querySelectorAll('mark')].map(({ textContent }) => textContent);

test('a search marks what it found in titles, and leads to topics', async () => {
  const { user, router } = await renderApp({ path: '/posts?q=compost' });
  const [first] = await cards();
  if (!first) throw new Error('Nothing was found.');
  expect(marksIn(within(first).getByRole('heading'))).toEqual(['compost']);
  const topics = screen.getByRole('list', { name: 'Topics' });
  const [topic] = within(topics).getAllByRole('link');
  if (!topic) throw new Error('There is no topic.');
  const tag = topic.textContent;
  await user.click(topic);
  expect(
    await screen.findByRole('heading', { level: 1, name: `Posts about ${tag}` }),
  ).toBeVisible();
  expect(new URLSearchParams(router.state.location.search).get('tag')).toBe(tag);
  expect(screen.queryByRole('list', { name: 'Topics' })).toBeNull();
});

test('authors that match are above the posts', async () => {
  const { mockApi, router, user } = await renderApp({ path: '/about', as: 'reader' });
  const author = await mockApi.data.users.byUsername('author');
  if (!author) throw new Error('There is no author.');
  const name = `${author.firstName} ${author.lastName}`;
  void router.navigate(`/posts?q=${encodeURIComponent(name)}`);
  await cards();
  const found = screen.getByRole('list', { name: 'Authors' });
  expect(marksIn(found)).toEqual([name]);
  await user.click(within(found).getByRole('link', { name }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/username/author'));
});

test('a typing mistake is corrected, and the page says so', async () => {
  await renderApp({ path: '/posts?q=copmost' });
  const [first] = await cards();
  expect(marksIn(first ?? document.body)).toContain('compost');
  expect(screen.getByRole('status', { name: 'Results' })).toHaveTextContent(
    /^No posts for “copmost”\. \d+ posts? for “compost”:$/,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('copmost');
});

test('a misspelt name finds the author', async () => {
  await renderApp({ path: '/posts?q=Okonjjo' });
  await cards();
  const found = screen.getByRole('list', { name: 'Authors' });
  expect(within(found).getByRole('link', { name: 'Ines Okonjo' })).toBeVisible();
  expect(screen.getByRole('status', { name: 'Results' })).toHaveTextContent(
    /^No posts for “Okonjjo”\. \d+ posts? for “okonjo”:$/i,
  );
});

test('posts of which only the document matches show the passage', async () => {
  const { mockApi, router } = await renderApp({ path: '/about' });
  const author = await mockApi.data.users.byUsername('author');
  const [post] = (await mockApi.data.posts.latest({ skip: 0, take: 1 })).rows;
  if (!author || !post) throw new Error('There is no post.');
  const text = 'Old words about a zyzzyva that eats palms.';
  const content = JSON.stringify({ blocks: [{ type: 'paragraph', data: { text } }] });
  await mockApi.data.posts.update(post.id, { content, updatedAt: post.updatedAt }, post.author.id);
  void router.navigate('/posts?q=zyzzyva');
  const [card] = await cards();
  if (!card) throw new Error('Nothing was found.');
  const passage = within(card).getByText(/Old words about a/);
  expect(passage).toHaveTextContent(text);
  expect(marksIn(passage)).toEqual(['zyzzyva']);
});

test('a topic is a list of posts without marks', async () => {
  await renderApp({ path: '/posts?tag=compost' });
  await cards();
  expect(document.querySelector('mark')).toBeNull();
});
