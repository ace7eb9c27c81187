import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { failCalls } from '@/testing/failCalls';
import { renderApp } from '@/testing/renderApp';

vi.setConfig({ testTimeout: 20_000 });

const ready = () =>
  waitFor(() => expect(screen.getByRole('button', { name: /^(Publish|Update)$/ })).toBeEnabled());

test('an unverified author is asked to verify before writing', async () => {
  await renderApp({ path: '/create', as: 'newbie' });
  expect(await screen.findByRole('button', { name: 'Click to verify' })).toBeVisible();
});

test('a verified author gets an empty post', async () => {
  await renderApp({ path: '/create', as: 'author' });
  await ready();
  expect(screen.queryByRole('button', { name: 'Click to verify' })).toBeNull();
  expect(screen.getByLabelText('Title')).toHaveValue('');
});

test('updating without a post redirects to the dashboard', async () => {
  const { router } = await renderApp({ path: '/update', as: 'author' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
});

test('a post in the navigation state is put into the address', async () => {
  const { router, mockApi } = await renderApp({ path: '/about', as: 'author' });
  const { rows } = await mockApi.data.posts.latest({ skip: 0, take: 20 });
  const post = rows.find(({ author }) => author.username === 'author') ?? rows[0];
  await router.navigate('/update', { state: { post } });
  await waitFor(() => expect(router.state.location.search).toBe(`?post=${post?.url}`));
});

test('a post of another author is denied, an unknown one is not found', async () => {
  const { router, mockApi } = await renderApp({ path: '/about', as: 'reader' });
  const { rows } = await mockApi.data.posts.latest({ skip: 0, take: 1 });
  await router.navigate(`/update?post=${rows[0]?.url}`);
  await waitFor(() => expect(router.state.location.pathname).toBe('/denied'));
  await router.navigate('/update?post=unknown-post');
  await waitFor(() => expect(router.state.location.pathname).toBe('/not-found'));
});

test('a failed load can be retried', async () => {
  const { router, mockApi, user } = await renderApp({ path: '/about', as: 'admin' });
  const { rows } = await mockApi.data.posts.latest({ skip: 0, take: 1 });
  failCalls({ readPost: { status: 503, times: 1 } });
  await router.navigate(`/update?post=${rows[0]?.url}`);
  await user.click(await screen.findByRole('button', { name: /try again/i }));
  await ready();
  expect(screen.getByLabelText('Title')).toHaveValue(rows[0]?.title);
});
