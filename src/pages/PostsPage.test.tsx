import { limits } from '@contract/limits';
import { postTexts } from '@contract/texts/postTexts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectUnavailable } from '@/testing/availability';
import { countRequests } from '@/testing/countRequests';
import { enterText } from '@/testing/enterText';
import { renderApp } from '@/testing/renderApp';

const cards = () => screen.findAllByRole('article');
const titles = async () => (await cards()).map((card) => card.querySelector('a')?.textContent);
const box = () => screen.findByRole('searchbox', { name: 'Search' });

test('the hub shows twenty posts a page, with next and previous pages', async () => {
  const { user, router } = await renderApp({ path: '/posts' });
  const first = await titles();
  expect(first).toHaveLength(limits.pageSize);
  expectUnavailable(screen.getByRole('button', { name: 'Previous page' }));
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('Page 2')).toBeVisible();
  await waitFor(async () => expect(await titles()).not.toEqual(first));
  expect(router.state.location.search).toBe('?page=2');

  // Going back shows the previous list without loading it again.
  void router.navigate(-1);
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(screen.queryByRole('status', { name: 'Loading posts' })).toBeNull();
  expect(screen.getAllByRole('article')).toHaveLength(limits.pageSize);

  await waitFor(async () => expect(await titles()).toEqual(first));
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(async () => expect(await titles()).not.toEqual(first));
  await user.click(screen.getByRole('button', { name: 'Previous page' }));
  await waitFor(async () => expect(await titles()).toEqual(first));
  expect(router.state.location.search).toBe('');
});

test('the search box shows the term of the URL, and typing searches after a pause', async () => {
  const { user, router } = await renderApp({ path: '/posts?page=2' });
  await cards();
  await router.navigate('/posts?q=bread');
  await waitFor(async () => expect(await box()).toHaveValue('bread'));
  await router.navigate(-1);
  await waitFor(async () => expect(await box()).toHaveValue(''));
  expect(router.state.location.search).toBe('?page=2');
  await cards();
  await enterText(user, await box(), 'telescope');
  expect(router.state.location.search).toBe('?page=2');
  const heading = { level: 1, name: 'Posts that match “telescope”' };
  expect(await screen.findByRole('heading', heading)).toBeVisible();
  expect(router.state.location.search).toBe('?q=telescope');
});

const results = () => screen.getByRole('status', { name: 'Results' });

test('a search tells how many posts match, on every page', async () => {
  const { user, mockApi } = await renderApp({ path: '/about' });
  const author = await mockApi.data.users.byUsername('author');
  const term = `${author?.firstName} ${author?.lastName}`;
  const { count } = await mockApi.data.posts.search({ term, skip: 0, take: 1 });
  expect(count).toBeGreaterThan(limits.pageSize);
  await user.click(screen.getByRole('link', { name: 'All Posts' }));
  await cards();
  expect(results()).toBeEmptyDOMElement();
  await enterText(user, await box(), term);
  await user.keyboard('{Enter}');
  const text = `${count} posts for “${term}”`;
  await waitFor(() => expect(results()).toHaveTextContent(text));
  await user.click(await screen.findByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('Page 2')).toBeVisible();
  await waitFor(() => expect(results()).toHaveTextContent(text));
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('a search without results says so, links to all posts and offers topics', async () => {
  const { user, router } = await renderApp({ path: '/posts?q=zzzzzz' });
  expect(await screen.findByText(postTexts.none)).toBeVisible();
  expect(results()).toHaveTextContent('No posts for “zzzzzz”');
  await user.click(screen.getByRole('link', { name: 'Show all posts' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'All Posts' })).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('');
  await router.navigate(-1);
  expect(await screen.findByText(postTexts.none)).toBeVisible();
  const topics = screen.getByRole('list', { name: 'Try one of these topics:' });
  const [topic] = within(topics).getAllByRole('link');
  if (!topic) throw new Error('There is no topic.');
  const tag = topic.textContent;
  await user.click(topic);
  expect(
    await screen.findByRole('heading', { level: 1, name: `Posts about ${tag}` }),
  ).toBeVisible();
  expect(new URLSearchParams(router.state.location.search).get('tag')).toBe(tag);
  expect((await cards()).length).toBeGreaterThan(0);
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('selecting a tag filters the list, and selecting it again removes the filter', async () => {
  const { user, router } = await renderApp({ path: '/posts' });
  await cards();
  const [chip] = await screen.findAllByRole('button', { pressed: false });
  if (!chip) throw new Error('There is no tag.');
  const tag = chip.textContent;
  await user.click(chip);
  await waitFor(() =>
    expect(new URLSearchParams(router.state.location.search).get('tag')).toBe(tag),
  );
  await user.click(await screen.findByRole('button', { name: tag, pressed: true }));
  await waitFor(() => expect(router.state.location.search).toBe(''));

  // On a small screen the tags are in a drawer that closes on a selection.
  await user.click(await screen.findByRole('button', { name: 'Topics' }));
  const drawer = screen.getByRole('dialog', { name: 'Topics' });
  const [choice] = await within(drawer).findAllByRole('button', { pressed: false });
  if (!choice) throw new Error('There is no tag.');
  await user.click(choice);
  await waitFor(() => expect(router.state.location.search).toContain('?tag='));
  expect(screen.queryByRole('dialog', { name: 'Topics' })).toBeNull();
});

test('a tag from the navigation state is added to the URL', async () => {
  const { router } = await renderApp({ path: '/posts', state: { tag: 'bread' } });
  await waitFor(() => expect(router.state.location.search).toBe('?tag=bread'));
});

test('a card is one link to its post, and pointing at it prefetches the post', async () => {
  const app = await renderApp({ path: '/posts' });
  const { user, router } = app;
  const [card] = await cards();
  if (!card) throw new Error('There is no card.');
  const [link, ...others] = within(card).getAllByRole('link');
  expect(others).toEqual([]);
  if (!link) throw new Error('The card has no link.');
  const path = link.getAttribute('href') ?? '';
  const requests = countRequests(app, new RegExp(`/blogs/${path.replace('/posts/', '')}$`));
  await user.hover(link);
  await waitFor(() => expect(requests()).toBe(1));
  await user.click(link);
  await waitFor(() => expect(router.state.location.pathname).toBe(path));
});
