import { accountMessages } from '@contract/texts/apiMessages';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAvailable, expectUnavailable } from '@/testing/availability';
import { countRequests } from '@/testing/countRequests';
import { holdCalls } from '@/testing/holdCalls';
import { alerts } from '@/testing/liveRegions';
import { finishGoogleScript, mockGoogleSignIn } from '@/testing/mockGoogleSignIn';
import { renderApp } from '@/testing/renderApp';
import { replaceAccount } from '@/testing/replaceAccount';

const failure = 'Some Error Occured. Please try again after some time.';
const screens = [
  ['/sign-in', 'Sign in with Google'],
  ['/sign-up', 'Sign up with Google'],
] as const;

async function open(path: string, name: string) {
  const app = await renderApp({ path, isStrict: true });
  const button = await screen.findByRole('button', { name });
  await finishGoogleScript('load');
  await waitFor(() => expectAvailable(button));
  return { ...app, button, exchanges: countRequests(app, /google\/auth/) };
}

test.each(screens)('%s: a code that is delivered twice is sent once', async (path, name) => {
  mockGoogleSignIn(({ callback }) => {
    callback({ code: 'mock-google-once' });
    callback({ code: 'mock-google-once' });
  });
  const { user, router, store, button, exchanges } = await open(path, name);
  await user.click(button);
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  expect(store.getState().auth.user?.email).toBe('robin.vale@mail.example');
  expect(exchanges()).toBe(1);
});

test('a code that comes back with another state is refused, and the next sign-in works', async () => {
  let state: string | undefined = 'another';
  mockGoogleSignIn(({ callback }) => {
    callback({ code: `mock-google-${state}`, ...(state ? { state } : {}) });
  });
  const app = await open('/sign-in', 'Sign in with Google');
  const { user, router, store, button, exchanges } = app;
  const release = holdCalls(app, 'startGoogleAuth');
  await user.click(button);
  await waitFor(() => expect(alerts()).toHaveTextContent(accountMessages.providerExpired));
  expect(store.getState().auth.isLoggedIn).toBe(false);
  // The state that was refused is not sent again.
  expectUnavailable(button);
  state = undefined;
  release();
  await waitFor(() => expectAvailable(button));
  await user.click(button);
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  expect(exchanges()).toBe(2);
});

const outcomes = [
  { how: 'no code', answer: ({ callback }) => callback({}) },
  { how: 'an error', answer: ({ callback }) => callback({ error: 'access_denied' }) },
  { how: 'a closed window', answer: (client) => client.error_callback({ type: 'popup_closed' }) },
] satisfies { how: string; answer: Parameters<typeof mockGoogleSignIn>[0] }[];
const endings = screens.flatMap(([path, name]) =>
  outcomes.map((outcome) => ({ path, name, ...outcome })),
);

test.each(endings)(
  '"$name" that ends with $how shows an error and stays on the page',
  async (outcome) => {
    const { path, name, answer } = outcome;
    mockGoogleSignIn(answer);
    const { user, router, button, exchanges } = await open(path, name);
    await user.click(button);
    await waitFor(() => expect(alerts()).toHaveTextContent(failure));
    expect(router.state.location.pathname).toBe(path);
    expect(exchanges()).toBe(0);
  },
);

test('an existing account with a password is opened with Google after its password was entered', async () => {
  mockGoogleSignIn(({ callback }) => callback({ code: 'mock-google-existing' }));
  const { user, router, store, button, mockApi, exchanges } = await open(
    '/sign-in',
    'Sign in with Google',
  );
  replaceAccount(mockApi, 'user-reader', { email: 'robin.vale@mail.example' });
  await user.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Connect with Google' });
  expect(dialog).toHaveTextContent(accountMessages.providerNeedsPassword);
  const field = within(dialog).getByLabelText('Password');
  await user.type(field, 'Wrong1!!{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/not the password/));
  expect(store.getState().auth.isLoggedIn).toBe(false);
  await user.clear(field);
  await user.type(field, 'Password1!{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  expect(store.getState().auth.user?.username).toBe('reader');
  // The code works only once: the password is sent without it.
  expect(exchanges()).toBe(3);
});

test('closing the question for the password leaves the visitor on the page', async () => {
  mockGoogleSignIn(({ callback }) => callback({ code: 'mock-google-existing' }));
  const { user, router, store, button, mockApi } = await open('/sign-in', 'Sign in with Google');
  replaceAccount(mockApi, 'user-reader', { email: 'robin.vale@mail.example' });
  await user.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Connect with Google' });
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.pathname).toBe('/sign-in');
  expect(store.getState().auth.isLoggedIn).toBe(false);
});

test('the button shows an error if the provider cannot be reached', async () => {
  mockGoogleSignIn(() => undefined);
  const { user } = await renderApp({ path: '/sign-in' });
  const button = await screen.findByRole('button', { name: 'Sign in with Google' });
  expectUnavailable(button);
  await finishGoogleScript('error');
  await waitFor(() => expectAvailable(button));
  await user.click(button);
  await waitFor(() => expect(alerts()).toHaveTextContent(failure));
});

test("without a client id there is no button, and the provider's script is not loaded", async () => {
  await renderApp({ path: '/sign-in' });
  await screen.findByRole('button', { name: 'Sign In' });
  expect(screen.queryByRole('button', { name: 'Sign in with Google' })).toBeNull();
  expect(document.querySelector('script[src*="accounts.google.com"]')).toBeNull();
});
