import { passkeyTexts } from '@contract/texts/passkeyTexts';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  addPasskey,
  passkeysQuery,
  removePasskey,
  renamePasskey,
  requirePasskey,
} from '@/features/passkeys/passkeyThunks';
import { expectAvailable } from '@/testing/availability';
import { expectFailures } from '@/testing/expectFailures';
import { plugInAuthenticator } from '@/testing/plugInAuthenticator';
import { renderApp } from '@/testing/renderApp';

test('listPasskeys, startPasskey, addPasskey, requirePasskey, renamePasskey, removePasskey: a failure is said, and nothing is stored', async () => {
  const app = await renderApp({ path: '/about', as: 'reader', withSessionKeeper: true });
  await screen.findByRole('heading', { level: 1 });
  await plugInAuthenticator(app.mockApi.ports.settings.siteUrl);
  const { dispatch } = app.store;
  const { passkeys } = app.mockApi.data.tables;
  const check = () => expect(passkeys.rows()).toEqual([]);
  const add = async () =>
    void (await dispatch(addPasskey({ name: 'Phone', password: 'Password1!' })));
  await expectFailures(app, {
    call: 'listPasskeys',
    failed: passkeyTexts.listFailed,
    send: async () =>
      void (await dispatch(passkeysQuery.thunk({ of: { viewerId: 'user-reader' } }))),
    check,
  });
  await expectFailures(app, {
    call: 'startPasskey',
    failed: passkeyTexts.addFailed,
    send: add,
    check,
  });
  await expectFailures(app, {
    call: 'addPasskey',
    failed: passkeyTexts.addFailed,
    send: add,
    check,
  });
  await expectFailures(app, {
    call: 'requirePasskey',
    failed: passkeyTexts.requireFailed,
    send: async () =>
      void (await dispatch(requirePasskey({ isRequired: true, password: 'Password1!' }))),
    check,
  });
  await expectFailures(app, {
    call: 'renamePasskey',
    failed: passkeyTexts.renameFailed,
    send: async () => void (await dispatch(renamePasskey({ id: 'none', name: 'Key' }))),
    check,
  });
  await expectFailures(app, {
    call: 'removePasskey',
    failed: passkeyTexts.removeFailed,
    send: async () => void (await dispatch(removePasskey({ id: 'none' }))),
    check,
  });
});

test.each([{ call: 'startPasskeySignIn' }, { call: 'passkeySignIn' }] as const)(
  '$call: the page says why it failed, and the button can be pressed again',
  async ({ call }) => {
    const app = await renderApp({ path: '/about' });
    await plugInAuthenticator(app.mockApi.ports.settings.siteUrl);
    await app.router.navigate('/sign-in');
    const button = await screen.findByRole('button', { name: 'Sign in with a passkey' });
    await expectFailures(app, {
      call,
      failed: passkeyTexts.signInFailed,
      send: () => void fireEvent.click(button),
      check: () => expectAvailable(button),
    });
  },
);
