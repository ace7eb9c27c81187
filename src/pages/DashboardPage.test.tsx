import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signIn } from '@/features/auth/sessionThunks';
import { sessionEnded } from '@/store/authSlice';
import { alerts } from '@/testing/heard';
import { renderApp } from '@/testing/renderApp';

const sidebar = () => screen.findByRole('navigation', { name: 'Dashboard' });
const entries = async () =>
  within(await sidebar())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('the sidebar names every view, and All Users to administrators alone', async () => {
  const { router, store } = await renderApp({ path: '/dashboard', as: 'author' });
  expect(await entries()).toEqual([
    'Dashboard',
    'Create New Post',
    'My Posts',
    'My Followers',
    'My Followings',
    'Profile',
  ]);
  store.dispatch(sessionEnded());
  await waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'));
  await store.dispatch(signIn({ username: 'admin', password: 'Password1!' })).unwrap();
  await router.navigate('/dashboard');
  expect(await entries()).toContain('All Users');
});

test('each view has an address of its own', async () => {
  const { user, router } = await renderApp({ path: '/dashboard', as: 'author' });
  const views = [
    ['My Posts', '/dashboard/posts', 'All Blog Posts'],
    ['My Followers', '/dashboard/followers', 'All Your Followers'],
    ['My Followings', '/dashboard/followings', 'All the Followed Authors'],
    ['Profile', '/dashboard/profile', 'Profile'],
  ] as const;
  for (const [name, address, title] of views) {
    await user.click(within(await sidebar()).getByRole('link', { name }));
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(router.state.location.pathname).toBe(address);
  }
});

test('an unverified author is told why there is no new post', async () => {
  const { user, router } = await renderApp({ path: '/dashboard', as: 'newbie' });
  await user.click(within(await sidebar()).getByRole('button', { name: 'Create New Post' }));
  await waitFor(() => expect(alerts()).toHaveTextContent('Verify your account to create the post'));
  expect(router.state.location.pathname).toBe('/dashboard');
});

test('the drawer closes before it says why there is no new post', async () => {
  const { user } = await renderApp({ path: '/dashboard', as: 'newbie' });
  await user.click(await screen.findByRole('button', { name: 'Open dashboard menu' }));
  const drawer = screen.getByRole('dialog', { name: 'Dashboard' });
  await user.click(within(drawer).getByRole('button', { name: 'Create New Post' }));
  expect(drawer).not.toHaveAttribute('open');
  await waitFor(() => expect(alerts()).toHaveTextContent('Verify your account to create the post'));
});

test('a user who opens the list of users is sent to the denied page', async () => {
  const { router } = await renderApp({ path: '/dashboard/users', as: 'author' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/denied'));
  expect(router.state.location.state).toEqual({ attempted: '/dashboard/users' });
});

test('an address under the dashboard that is none leads to the not-found page', async () => {
  const { router } = await renderApp({ path: '/dashboard/nothing', as: 'author' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/not-found'));
});

test('the next owner never sees what was loaded for the last one', async () => {
  const { router, store } = await renderApp({ path: '/dashboard/posts', as: 'author' });
  await screen.findAllByRole('article');
  store.dispatch(sessionEnded());
  await waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'));
  await store.dispatch(signIn({ username: 'reader', password: 'Password1!' })).unwrap();
  await router.navigate('/dashboard/posts');
  await screen.findByText("You have not created any post yet. Let's create");
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});
