import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failCalls } from '@/testing/failCalls';
import { alerts, notices } from '@/testing/liveRegions';
import { renderApp } from '@/testing/renderApp';

async function open(path = '/dashboard/posts') {
  const app = await renderApp({ path, as: 'author' });
  const posts = await screen.findAllByRole('article');
  return { ...app, posts };
}

async function firstActive() {
  const [button] = await screen.findAllByRole('button', { name: 'Active' });
  const card = button?.closest('article');
  if (!card) throw new Error('There is no active post.');
  return within(card);
}

test('an author sees twenty posts a page and can go through all pages', async () => {
  const { user, router, posts } = await open();
  expect(posts).toHaveLength(20);
  expect(screen.getByText('Page 1')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled();
  expect(notices()).not.toHaveTextContent('Posts fetched successfully');
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(notices()).toHaveTextContent('Posts fetched successfully'));
  expect(router.state.location.search).toBe('?page=2');
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(5));
  expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
});

test('opens the page in the URL', async () => {
  const { posts } = await open('/dashboard/posts?page=3');
  expect(posts).toHaveLength(5);
  expect(screen.getByText('Page 3')).toBeVisible();
});

test('a post becomes inactive at once and stays inactive', async () => {
  const { user, mockApi } = await open();
  const live = () =>
    mockApi.data.tables.posts.rows().filter(({ isPublished }) => isPublished).length;
  const before = live();
  const card = await firstActive();
  await user.click(card.getByRole('button', { name: 'Active' }));
  expect(card.getByRole('button', { name: 'Inactive' })).toHaveAttribute('aria-pressed', 'false');
  await waitFor(() => expect(live()).toBe(before - 1));
  expect(card.getByRole('button', { name: 'Inactive' })).toBeVisible();
});

test('a change that the API rejects is rolled back with an error', async () => {
  const { user } = await open();
  const card = await firstActive();
  failCalls({ unpublishPost: { status: 500 } });
  await user.click(card.getByRole('button', { name: 'Active' }));
  await waitFor(() => expect(alerts()).toHaveTextContent('Failed to update the Post'));
  expect(card.getByRole('button', { name: 'Active' })).toHaveAttribute('aria-pressed', 'true');
});

test('a post is deleted after confirming and removed from the list', async () => {
  const { user } = await open('/dashboard/posts?page=3');
  const [last] = screen.getAllByRole('article');
  if (!last) throw new Error('There is no post.');
  const title = last.getAttribute('aria-labelledby') ?? '';
  const name = document.getElementById(title)?.textContent ?? '';
  await user.click(within(last).getByRole('button', { name: 'Delete post' }));
  const dialog = screen.getByRole('dialog', { name: 'Delete This Post' });
  expect(dialog).toHaveTextContent(
    "Are you sure you want to delete this post? All of post's Data including content, likes and comments will be removed permanently. This action cannot be undone.",
  );
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(4));
  expect(screen.queryByRole('article', { name })).not.toBeInTheDocument();
});

test('a post that could not be deleted stays, with an error', async () => {
  const { user, posts } = await open('/dashboard/posts?page=3');
  failCalls({ deletePost: { status: 500 } });
  const [first] = posts;
  if (!first) throw new Error('There is no post.');
  await user.click(within(first).getByRole('button', { name: 'Delete post' }));
  await user.click(
    within(screen.getByRole('dialog', { name: 'Delete This Post' })).getByRole('button', {
      name: 'Delete',
    }),
  );
  await waitFor(() => expect(alerts()).toHaveTextContent('Failed to delete the Post'));
  expect(screen.getAllByRole('article')).toHaveLength(5);
});

test('canceling the dialog keeps the post', async () => {
  const { user, posts } = await open('/dashboard/posts?page=3');
  const [first] = posts;
  if (!first) throw new Error('There is no post.');
  await user.click(within(first).getByRole('button', { name: 'Delete post' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getAllByRole('article')).toHaveLength(5);
});

test('Edit post opens the editor with the post', async () => {
  const { user, router, posts } = await open('/dashboard/posts?page=3');
  const [first] = posts;
  if (!first) throw new Error('There is no post.');
  await user.click(within(first).getByRole('button', { name: 'Edit post' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/update'));
  expect(router.state.location.state).toHaveProperty('post.title');
});

test('an author without posts is invited to create one', async () => {
  const { user, router } = await renderApp({ path: '/dashboard/posts', as: 'reader' });
  expect(await screen.findByText("You have not created any post yet. Let's create")).toBeVisible();
  const main = within(await screen.findByRole('main'));
  const links = main.getAllByRole('link', { name: 'Create New Post' });
  await user.click(links.at(-1) ?? document.body);
  await waitFor(() => expect(router.state.location.pathname).toBe('/create'));
});

test('an unverified author has no link to the editor', async () => {
  await renderApp({ path: '/dashboard/posts', as: 'newbie' });
  await screen.findByText("You have not created any post yet. Let's create");
  expect(screen.queryByRole('link', { name: 'Create New Post' })).toBeNull();
});
