import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signIn } from '@/features/auth/sessionThunks';
import { sessionEnded } from '@/store/authSlice';
import { alerts } from '@/testing/liveRegions';
import { renderApp } from '@/testing/renderApp';

const sidebar = () => screen.findByRole('navigation', { name: 'Dashboard' });
const entries = async () =>
  within(await sidebar())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('the sidebar lists every view, and All Users only for administrators', async () => {
  const { router, store } = await renderApp({ path: '/dashboard', as: 'author' });
  expect(await entries()).toEqual([
    'Dashboard',
    'Create New Post',
    'My Posts',
    'Numbers',
    'Comments',
    'My Followers',
    'My Followings',
    'Subscribers',
    'Book',
    'Notifications',
    'Profile',
    'Account',
  ]);
  store.dispatch(sessionEnded());
  await waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'));
  await store.dispatch(signIn({ username: 'admin', password: 'Password1!' })).unwrap();
  await router.navigate('/dashboard');
  expect(await entries()).toContain('All Users');
});

test('the sidebar of a member without posts begins with what readers need', async () => {
  await renderApp({ path: '/dashboard', as: 'reader' });
  await waitFor(async () =>
    expect(await entries()).toEqual([
      'Dashboard',
      'Book',
      'My Followings',
      'Notifications',
      'Profile',
      'Account',
      'Comments',
      'Create New Post',
      'My Posts',
      'Numbers',
      'My Followers',
      'Subscribers',
    ]),
  );
  const own = within(await sidebar()).getByRole('link', { name: 'Comments' });
  expect(own).toHaveAttribute('href', '/dashboard/comments?view=own');
});

test('each view has its own URL', async () => {
  const { user, router } = await renderApp({ path: '/dashboard', as: 'author' });
  const views = [
    ['My Posts', '/dashboard/posts', 'All Blog Posts'],
    ['My Followers', '/dashboard/followers', 'All Your Followers'],
    ['My Followings', '/dashboard/followings', 'All the Followed Authors'],
    ['Profile', '/dashboard/profile', 'Profile'],
    ['Account', '/dashboard/account', 'Account'],
  ] as const;
  for (const [name, pathname, title] of views) {
    await user.click(within(await sidebar()).getByRole('link', { name }));
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(router.state.location.pathname).toBe(pathname);
  }
});

test('an unverified author sees why they cannot create a post', async () => {
  const { user, router } = await renderApp({ path: '/dashboard', as: 'newbie' });
  await user.click(within(await sidebar()).getByRole('button', { name: 'Create New Post' }));
  await waitFor(() => expect(alerts()).toHaveTextContent('Verify your account to create the post'));
  expect(router.state.location.pathname).toBe('/dashboard');
});

test('the drawer closes before it shows why there is no new post', async () => {
  const { user } = await renderApp({ path: '/dashboard', as: 'newbie' });
  await user.click(await screen.findByRole('button', { name: 'Dashboard menu' }));
  const drawer = screen.getByRole('dialog', { name: 'Dashboard' });
  await user.click(within(drawer).getByRole('button', { name: 'Create New Post' }));
  expect(drawer).not.toHaveAttribute('open');
  await waitFor(() => expect(alerts()).toHaveTextContent('Verify your account to create the post'));
});

test('a user who is not an admin is redirected from All Users to the denied page', async () => {
  const { router } = await renderApp({ path: '/dashboard/users', as: 'author' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/denied'));
  expect(router.state.location.state).toEqual({ attempted: '/dashboard/users' });
});

test('an unknown URL under the dashboard leads to the not-found page', async () => {
  const { router } = await renderApp({ path: '/dashboard/nothing', as: 'author' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/not-found'));
});

test('a user never sees data that was loaded for the previous user', async () => {
  const { router, store } = await renderApp({ path: '/dashboard/posts', as: 'author' });
  await screen.findAllByRole('article');
  store.dispatch(sessionEnded());
  await waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'));
  await store.dispatch(signIn({ username: 'reader', password: 'Password1!' })).unwrap();
  await router.navigate('/dashboard/posts');
  await screen.findByText("You have not created any post yet. Let's create");
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});
