import { accountMessages, sessionMessages } from '@contract/texts/apiMessages';
import { passkeyTexts } from '@contract/texts/passkeyTexts';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { signOut } from '@/features/auth/sessionThunks';
import { expectAvailable } from '@/testing/availability';
import { holdCalls } from '@/testing/holdCalls';
import { notices } from '@/testing/liveRegions';
import { plugInAuthenticator } from '@/testing/plugInAuthenticator';
import { renderApp } from '@/testing/renderApp';

const section = async () => within(await screen.findByRole('region', { name: 'Passkeys' }));

type Options = { as?: 'reader' | 'newbie'; hasPasskeys?: boolean };

async function openAccount({ as = 'reader', hasPasskeys = true }: Options = {}) {
  const app = await renderApp({ path: '/about', as });
  const { siteUrl } = app.mockApi.ports.settings;
  const device = hasPasskeys ? await plugInAuthenticator(siteUrl) : null;
  await app.router.navigate('/dashboard/account');
  await (await section()).findByText('You have no passkey yet.');
  return { ...app, device };
}

/** Fills the form and sends it. */
async function add(user: UserEvent, name: string, password = 'Password1!') {
  await user.click((await section()).getByRole('button', { name: 'Add a passkey' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Add a passkey' }));
  if (name !== '') await user.type(dialog.getByLabelText('Name of the passkey'), name);
  await user.type(dialog.getByLabelText('Password'), password);
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  return dialog;
}

test('a member adds a passkey, signs in with it, renames and removes it', async () => {
  const { user, router, store } = await openAccount();
  await add(user, 'My phone');
  await waitFor(() => expect(notices()).toHaveTextContent(passkeyTexts.added));
  expect(await (await section()).findByText('My phone')).toBeVisible();

  await store.dispatch(signOut());
  await router.navigate('/sign-in', { state: null });
  await user.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(store.getState().auth.user).toMatchObject({ username: 'reader' });
  expect(notices()).toHaveTextContent(sessionMessages.signedIn);

  await router.navigate('/dashboard/account');
  await user.click(await (await section()).findByRole('button', { name: 'Rename My phone' }));
  const rename = within(screen.getByRole('dialog', { name: 'Rename the passkey' }));
  await user.clear(rename.getByLabelText('Name of the passkey'));
  await user.click(rename.getByRole('button', { name: 'Rename' }));
  expect(rename.getByLabelText('Name of the passkey')).toHaveAccessibleDescription(
    passkeyTexts.nameMissing,
  );
  await user.type(rename.getByLabelText('Name of the passkey'), 'Key');
  await user.click(rename.getByRole('button', { name: 'Rename' }));

  await user.click(await (await section()).findByRole('button', { name: 'Remove Key' }));
  const remove = within(screen.getByRole('dialog', { name: 'Remove the passkey?' }));
  await user.click(remove.getByRole('button', { name: 'Remove' }));
  expect(await (await section()).findByText('You have no passkey yet.')).toBeVisible();
  expect(notices()).toHaveTextContent(passkeyTexts.removed);
});

test('a member asks for a passkey after the password, and signs in with a recovery code', async () => {
  const { user, router, store } = await openAccount();
  await add(user, 'My phone');
  await waitFor(() => expect(notices()).toHaveTextContent(passkeyTexts.added));
  const ask = await (await section()).findByRole('button', {
    name: 'Ask for a passkey after the password',
  });
  await user.click(ask);
  const dialog = within(screen.getByRole('dialog', { name: 'Ask for a passkey' }));
  await user.type(dialog.getByLabelText('Password'), 'Password1!');
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  const codes = await screen.findByRole('list', { name: 'Recovery codes' });
  const [code] = within(codes).getAllByRole('listitem');
  expect(await (await section()).findByText(/10 recovery codes left/)).toBeVisible();

  await store.dispatch(signOut());
  await router.navigate('/sign-in', { state: null });
  await user.type(await screen.findByLabelText('Username'), 'reader');
  await user.type(screen.getByLabelText('Password'), 'Password1!');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  const page = within(screen.getByRole('main'));
  expect(await page.findByText(passkeyTexts.required)).toBeVisible();
  await user.type(screen.getByLabelText('Recovery code'), code?.textContent ?? '');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(store.getState().auth.user).toMatchObject({ username: 'reader' });
});

test('a wrong password is named beside its field, and nothing typed is lost', async () => {
  const { user } = await openAccount();
  const dialog = await add(user, 'My phone', 'wrong');
  const field = dialog.getByLabelText('Password');
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription(
      expect.stringContaining(accountMessages.passwordWrong),
    ),
  );
  expect(field).toHaveValue('wrong');
  expect(dialog.getByLabelText('Name of the passkey')).toHaveValue('My phone');
});

test('who closes the question of the browser can try again', async () => {
  const { user, router, store, device } = await openAccount();
  if (device) device.isClosed = true;
  const dialog = await add(user, '');
  const send = dialog.getByRole('button', { name: 'Continue' });
  await waitFor(() => expectAvailable(send));
  if (device) device.isClosed = false;
  await user.click(send);
  await waitFor(() => expect(notices()).toHaveTextContent(passkeyTexts.added));

  await store.dispatch(signOut());
  await router.navigate('/sign-in', { state: null });
  const button = await screen.findByRole('button', { name: 'Sign in with a passkey' });
  if (device) device.isClosed = true;
  await user.click(button);
  expect(await within(screen.getByRole('main')).findByText(passkeyTexts.cancelled)).toBeVisible();
  expectAvailable(button);
});

test('a sign-in with a passkey leads to where the visitor wanted to go', async () => {
  const { user, router, store } = await openAccount();
  await add(user, '');
  await waitFor(() => expect(notices()).toHaveTextContent(passkeyTexts.added));
  await store.dispatch(signOut());
  await router.navigate('/dashboard/posts');
  await user.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/posts'));
});

test('a browser without passkeys says so, and has no button on the sign-in page', async () => {
  const { store, router } = await openAccount({ hasPasskeys: false });
  expect((await section()).getByText(passkeyTexts.notPossible)).toBeVisible();
  await store.dispatch(signOut());
  await router.navigate('/sign-in', { state: null });
  await screen.findByRole('button', { name: 'Sign In' });
  expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
});

test('a member whose address is not verified reads why none can be added', async () => {
  await openAccount({ as: 'newbie' });
  expect((await section()).getByText(passkeyTexts.notVerified)).toBeVisible();
});

test('the button to add a passkey is shown when the list has loaded', async () => {
  const app = await renderApp({ path: '/about', as: 'reader' });
  await screen.findByRole('heading', { level: 1 });
  await plugInAuthenticator(app.mockApi.ports.settings.siteUrl);
  const release = holdCalls(app, 'listPasskeys');
  await app.router.navigate('/dashboard/account');
  const passkeys = await section();
  expect(passkeys.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  release();
  expect(await passkeys.findByRole('button', { name: 'Add a passkey' })).toBeVisible();
});
