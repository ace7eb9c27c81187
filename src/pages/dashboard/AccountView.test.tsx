import { sessionMessages } from '@contract/texts/apiMessages';
import { sessionTexts } from '@contract/texts/sessionTexts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failCalls } from '@/testing/failCalls';
import { alerts, notices } from '@/testing/liveRegions';
import { renderApp, signInAs } from '@/testing/renderApp';
import { replaceAccount } from '@/testing/replaceAccount';
import { signInElsewhere } from '@/testing/signInElsewhere';

const browsers = {
  'Firefox on Linux': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Chrome on Windows':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36',
} as const;

const devices = () => screen.findByRole('region', { name: 'Signed-in devices' });
const rows = async () => within(await devices()).queryAllByRole('listitem');
const signOutOf = async (name: keyof typeof browsers) =>
  within(await devices()).findByRole('button', { name: `Sign out ${name}` });

/** The reader is also signed in on these devices. */
async function open(elsewhere: readonly (keyof typeof browsers)[] = []) {
  const app = await renderApp({ path: '/about', as: 'reader', withSessionKeeper: true });
  const clients = await Promise.all(
    elsewhere.map((name) => signInElsewhere(app.mockApi, 'reader', browsers[name])),
  );
  await app.router.navigate('/dashboard/account');
  await screen.findByRole('heading', { level: 1, name: 'Account' });
  await within(await devices()).findByText('This device');
  return { ...app, clients };
}

test('the page leads to everything about the account', async () => {
  await open();
  const main = within(screen.getByRole('main'));
  const headings = main.getAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'E-mail address',
    'Password',
    'Passkeys',
    'Signed-in devices',
    'Your data',
    'Leaving',
    'Take your words with you',
  ]);
  expect(main.getByText('reader@mail.example')).toBeVisible();
  expect(main.getByRole('button', { name: 'Export your book' })).toBeVisible();
  for (const [name, path] of [
    ['Change it in Edit Profile', '/dashboard/profile/edit'],
    ['Change Password', '/change-password'],
    ['Your posts', '/dashboard/posts'],
    ['Close Account', '/dashboard/close-account'],
  ] as const) {
    expect(main.getByRole('link', { name })).toHaveAttribute('href', path);
  }
});

test('the menu of the dashboard has it', async () => {
  const { user, router } = await renderApp({ path: '/dashboard/profile', as: 'reader' });
  const menu = await screen.findByRole('navigation', { name: 'Dashboard' });
  await user.click(within(menu).getByRole('link', { name: 'Account' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/account'));
});

test('a new e-mail address that waits can be cancelled', async () => {
  const { user, mockApi, router, store } = await renderApp({ path: '/about' });
  replaceAccount(mockApi, 'user-reader', { pendingEmail: 'tomas@new.example' });
  await signInAs(store, 'reader');
  await router.navigate('/dashboard/account');
  const pending = within(await screen.findByRole('region', { name: 'New e-mail address' }));
  expect(pending.getByRole('button', { name: 'Send the link again' })).toBeVisible();
  await user.click(pending.getByRole('button', { name: 'Cancel the change' }));
  await waitFor(() => expect(store.getState().auth.user?.pendingEmail).toBeNull());
});

test('without other devices there is nothing to sign out', async () => {
  await open();
  expect(await rows()).toHaveLength(1);
  expect(within(await devices()).queryByRole('button')).toBeNull();
});

test('a member signs another device out', async () => {
  const { user, clients } = await open(['Firefox on Linux', 'Chrome on Windows']);
  expect(await rows()).toHaveLength(3);
  const button = await signOutOf('Firefox on Linux');
  expect(button).toHaveAccessibleDescription(/^Signed in .+, last used just now$/);
  await user.click(button);
  await waitFor(() => expect(notices()).toHaveTextContent(sessionMessages.deviceSignedOut));
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Signed-in devices' })).toHaveFocus(),
  );
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  expect(await signOutOf('Chrome on Windows')).toBeVisible();
  const states = await Promise.all(clients.map((client) => client.call('listSessions', {})));
  expect(states.map(({ status }) => status)).toEqual([401, 200]);
});

test('a member signs all other devices out', async () => {
  const { user, clients, store } = await open(['Firefox on Linux', 'Chrome on Windows']);
  const button = within(await devices()).getByRole('button', { name: 'Sign out everywhere else' });
  await user.click(button);
  await waitFor(() => expect(notices()).toHaveTextContent(sessionMessages.othersSignedOut));
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect(button).not.toBeInTheDocument();
  const states = await Promise.all(clients.map((client) => client.call('listSessions', {})));
  expect(states.map(({ status }) => status)).toEqual([401, 401]);
  expect(store.getState().auth.isLoggedIn).toBe(true);
});

test('a failure is shown in place, and the device can be signed out again', async () => {
  const { user } = await open(['Firefox on Linux']);
  failCalls({ endSession: { status: 500, times: 1 } });
  await user.click(await signOutOf('Firefox on Linux'));
  await waitFor(() => expect(alerts()).toHaveTextContent(sessionTexts.endFailed));
  expect(within(await devices()).getByText(sessionTexts.endFailed)).toBeVisible();
  await waitFor(async () => expect(await signOutOf('Firefox on Linux')).toHaveFocus());
  await user.click(await signOutOf('Firefox on Linux'));
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect(within(await devices()).queryByText(sessionTexts.endFailed)).toBeNull();
});

test('a device that has signed out itself is no longer listed', async () => {
  const { user, clients } = await open(['Firefox on Linux']);
  await clients[0]?.ok('logout', {});
  await user.click(await signOutOf('Firefox on Linux'));
  expect(await within(await devices()).findByText(sessionMessages.notSignedIn)).toBeVisible();
  await waitFor(async () => expect(await rows()).toHaveLength(1));
});
