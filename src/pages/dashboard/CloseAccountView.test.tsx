import { sessionKeys } from '@contract/storageKeys';
import { accountMessages } from '@contract/texts/apiMessages';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ageSessions } from '@/testing/ageSessions';
import { expectAvailable, expectUnavailable } from '@/testing/availability';
import { alerts } from '@/testing/liveRegions';
import { finishGoogleScript, mockGoogleSignIn } from '@/testing/mockGoogleSignIn';
import { renderApp } from '@/testing/renderApp';
import { replaceAccount } from '@/testing/replaceAccount';

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

test('the book is named with its passages, notes and public headings, and is exported before', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:book');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  onTestFinished(() => void vi.restoreAllMocks());
  const { user } = await open();
  expect(
    await screen.findByText('your book: 11 passages, your notes, and 1 public heading;'),
  ).toBeVisible();
  const section = within(screen.getByRole('region', { name: 'Take your words with you' }));
  expect(section.getByRole('link', { name: 'Your posts' })).toHaveAttribute(
    'href',
    '/dashboard/posts',
  );
  await user.click(section.getByRole('button', { name: 'Export your book' }));
  await waitFor(() =>
    expect(saved).toHaveBeenCalledWith(expect.objectContaining({ name: 'book.zip' })),
  );
  expect(await screen.findAllByText(/^book.zip saved: 11 passages, /)).not.toHaveLength(0);
  expectUnavailable(deleteButton());
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

test('an administrator cannot close their own account', async () => {
  await open('admin');
  expect(screen.getByText("An administrator's account can't be closed here.")).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete Account' })).not.toBeInTheDocument();
});

test('the profile and its form lead to the view, and "Cancel" leads back to the profile', async () => {
  const { user, router, store } = await renderApp({ path: '/dashboard/profile', as: 'reader' });
  await user.click(await screen.findByRole('link', { name: 'Edit Profile' }));
  await screen.findByRole('form', { name: 'Edit Profile' });
  const link = screen.getByRole('link', { name: 'Close Account' });
  const sidebar = screen.getByRole('navigation', { name: 'Dashboard' });
  expect(sidebar).not.toContainElement(link);
  await user.click(link);
  await screen.findByRole('heading', { level: 1, name: 'Close Account' });
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
  expect(router.state.location.pathname).toBe('/dashboard/profile');
  expect(store.getState().auth.isLoggedIn).toBe(true);
});

test('a session that is not new is asked for the password, and a wrong one changes nothing', async () => {
  const { user, router, store, mockApi } = await open();
  ageSessions(mockApi);
  await user.click(screen.getByRole('checkbox'));
  await user.click(deleteButton());
  const field = await screen.findByLabelText('Password');
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAccessibleDescription(/Enter your password to close your account/);
  expect(alerts()).toBeEmptyDOMElement();
  await user.click(deleteButton());
  await waitFor(() => expect(field).toBeInvalid());
  await user.type(field, 'Wrong1!!{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/not the password/));
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(field).toHaveValue('Wrong1!!');
  expect(store.getState().auth.isLoggedIn).toBe(true);
  await user.clear(field);
  await user.type(field, 'Password1!{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(store.getState().auth.isLoggedIn).toBe(false);
});

test('an account without a password signs in with Google again, where Google is configured', async () => {
  const { user, mockApi } = await open();
  replaceAccount(mockApi, 'user-reader', { passwordHash: null });
  ageSessions(mockApi);
  vi.stubEnv('VITE_GOOGLE_CLIENT_ID', '');
  vi.stubEnv('VITE_MOCKS', '');
  onTestFinished(() => void vi.unstubAllEnvs());
  await user.click(screen.getByRole('checkbox'));
  await user.click(deleteButton());
  expect(await screen.findByText(accountMessages.closeSignIn)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Sign in with Google' })).toBeNull();
});

test('after a new sign-in with Google the account can be closed', async () => {
  const app = await open();
  const { user, router, store, mockApi } = app;
  mockGoogleSignIn(({ callback }) => callback({ code: 'mock-google-again' }));
  const owner = { isProviderLinked: true, email: 'robin.vale@mail.example', passwordHash: null };
  replaceAccount(mockApi, 'user-reader', owner);
  ageSessions(mockApi);
  await user.click(screen.getByRole('checkbox'));
  await user.click(deleteButton());
  const google = await screen.findByRole('button', { name: 'Sign in with Google' });
  await finishGoogleScript('load');
  await waitFor(() => expectAvailable(google));
  await user.click(google);
  await waitFor(() => expect(screen.queryByText(accountMessages.closeSignIn)).toBeNull());
  expect(store.getState().auth.user?.id).toBe('user-reader');
  expect(screen.getByRole('checkbox')).toBeChecked();
  await user.click(deleteButton());
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

test('a sign-in with Google to another account leaves the box unchecked', async () => {
  const { user, store, mockApi } = await open();
  mockGoogleSignIn(({ callback }) => callback({ code: 'mock-google-other' }));
  replaceAccount(mockApi, 'user-reader', { passwordHash: null });
  ageSessions(mockApi);
  await user.click(screen.getByRole('checkbox'));
  await user.click(deleteButton());
  const google = await screen.findByRole('button', { name: 'Sign in with Google' });
  await finishGoogleScript('load');
  await waitFor(() => expectAvailable(google));
  await user.click(google);
  await waitFor(() => expect(store.getState().auth.user?.id).not.toBe('user-reader'));
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});
