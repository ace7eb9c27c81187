import { accountTexts } from '@contract/texts/accountTexts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAvailable } from '@/testing/availability';
import { expectFailures } from '@/testing/expectFailures';
import { finishGoogleScript, mockGoogleSignIn } from '@/testing/mockGoogleSignIn';
import { renderApp } from '@/testing/renderApp';
import { replaceAccount } from '@/testing/replaceAccount';

test('verifyAccount: the page says that it failed, and the link can be opened again', async () => {
  const app = await renderApp({ path: '/about' });
  await screen.findByRole('heading', { level: 1 });
  await expectFailures(app, {
    call: 'verifyAccount',
    failed: accountTexts.verifyFailed,
    async send() {
      await app.router.navigate('/about');
      await screen.findByRole('heading', { level: 1, name: 'About Commonplace' });
      await app.router.navigate('/user/newbie/account/verify/token');
    },
    check: () => expect(screen.getByText('Your account verification has failed.')).toBeVisible(),
  });
});

test('restoreEmail: the page says why it failed, and the button can be pressed again', async () => {
  const app = await renderApp({ path: '/restore-email/token' });
  const button = await screen.findByRole('button', { name: 'Keep this address' });
  await expectFailures(app, {
    call: 'restoreEmail',
    failed: accountTexts.emailRestoreFailed,
    send: () => void fireEvent.click(button),
    check: () => expectAvailable(button),
  });
});

test('secureAccount: the page says why it failed, and the button can be pressed again', async () => {
  const app = await renderApp({ path: '/secure-account/token' });
  const button = await screen.findByRole('button', { name: 'Sign out all devices' });
  await expectFailures(app, {
    call: 'secureAccount',
    failed: accountTexts.secureFailed,
    send: () => void fireEvent.click(button),
    check: () => expectAvailable(button),
  });
});

async function openGoogle() {
  let codes = 0;
  mockGoogleSignIn(({ callback }) => {
    codes += 1;
    callback({ code: `mock-google-existing-${codes}` });
  });
  const app = await renderApp({ path: '/sign-in' });
  const button = await screen.findByRole('button', { name: 'Sign in with Google' });
  await finishGoogleScript('load');
  await waitFor(() => expectAvailable(button));
  return { ...app, button };
}

test('startGoogleAuth: without a state the button says that it failed, and requests one again', async () => {
  mockGoogleSignIn(() => undefined);
  const app = await renderApp({ path: '/about' });
  let button: HTMLElement | null = null;
  await expectFailures(app, {
    call: 'startGoogleAuth',
    failed: accountTexts.providerFailed,
    async send() {
      if (button) {
        fireEvent.click(button);
        return;
      }
      await app.router.navigate('/sign-in');
      button = await screen.findByRole('button', { name: 'Sign in with Google' });
      await finishGoogleScript('load');
    },
    // The page asks for the state before anybody has pressed the button.
    messages: { '500': null },
    check: () => expectAvailable(button),
  });
});

test('googleAuth: the page says why it failed, and the button can be pressed again', async () => {
  const { button, ...app } = await openGoogle();
  await expectFailures(app, {
    call: 'googleAuth',
    failed: accountTexts.providerFailed,
    send: () => void fireEvent.click(button),
    check: () => expectAvailable(button),
  });
});

test('confirmGoogleAuth: the dialog says why it failed, and keeps the password', async () => {
  const { button, ...app } = await openGoogle();
  replaceAccount(app.mockApi, 'user-reader', { email: 'robin.vale@mail.example' });
  fireEvent.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Connect with Google' });
  const field = dialog.querySelector('input');
  const submit = screen.getByRole('button', { name: 'Continue' });
  if (field) fireEvent.change(field, { target: { value: 'Password1!' } });
  await expectFailures(app, {
    call: 'confirmGoogleAuth',
    failed: accountTexts.providerFailed,
    send: () => void fireEvent.click(submit),
    check() {
      expectAvailable(submit);
      expect(field).toHaveValue('Password1!');
    },
  });
});
