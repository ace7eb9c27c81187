import { sessionKeys } from '@contract/storageKeys';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAvailable, expectUnavailable } from '@/testing/availability';
import { failCalls } from '@/testing/failCalls';
import { alerts } from '@/testing/liveRegions';
import { renderApp } from '@/testing/renderApp';

async function open(as: 'reader' | 'admin' = 'reader') {
  const app = await renderApp({ path: '/dashboard/close-account', as });
  await screen.findByRole('heading', { level: 1, name: 'Close Account' });
  return app;
}

const deleteButton = () => screen.getByRole('button', { name: 'Delete Account' });

test('shows what will be deleted, with links to the privacy policy and contact', async () => {
  await open();
  expect(screen.getByText(/every post you wrote/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'privacy policy' })).toHaveAttribute(
    'href',
    '/privacy-policy',
  );
  expect(screen.getByRole('link', { name: 'contact us' })).toHaveAttribute('href', '/contact');
});

test('the delete button is disabled until the box is checked', async () => {
  const { user } = await open();
  expectUnavailable(deleteButton());
  await user.click(screen.getByRole('checkbox'));
  expectAvailable(deleteButton());
  await user.click(screen.getByRole('checkbox'));
  expectUnavailable(deleteButton());
});

test('closing the account deletes it and ends the session', async () => {
  const { user, router, store, mockApi } = await open();
  await user.click(screen.getByRole('checkbox'));
  await user.click(deleteButton());
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(store.getState().auth.isLoggedIn).toBe(false);
  expect(localStorage.getItem(sessionKeys.user)).toBeNull();
  const names = mockApi.data.tables.users.rows().map(({ username }) => username);
  expect(names).not.toContain('reader');
});

test('a user whose account could not be deleted stays signed in', async () => {
  const { user, store } = await open();
  failCalls({ deleteAccount: { status: 500 } });
  await user.click(screen.getByRole('checkbox'));
  await user.click(deleteButton());
  await waitFor(() => expect(alerts()).toHaveTextContent('Failed to delete the account'));
  expect(store.getState().auth.isLoggedIn).toBe(true);
});

test('an administrator cannot close their own account', async () => {
  await open('admin');
  expect(screen.getByText("An administrator's account can't be closed here.")).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete Account' })).not.toBeInTheDocument();
});

test('the sidebar leads to the view, and "Cancel" leads back to the profile', async () => {
  const { user, router, store } = await renderApp({ path: '/dashboard', as: 'reader' });
  const sidebar = await screen.findByRole('navigation', { name: 'Dashboard' });
  await user.click(within(sidebar).getByRole('link', { name: 'Close Account' }));
  await screen.findByRole('heading', { level: 1, name: 'Close Account' });
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
  expect(router.state.location.pathname).toBe('/dashboard/profile');
  expect(store.getState().auth.isLoggedIn).toBe(true);
});

test('the sidebar of an administrator has no entry for closing the account', async () => {
  await open('admin');
  expect(screen.queryByRole('link', { name: 'Close Account' })).toBeNull();
});
