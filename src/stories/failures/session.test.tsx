import { accountTexts } from '@contract/texts/accountTexts';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { resetLinkQuery } from '@/features/auth/ResetPasswordForm';
import { expectAvailable } from '@/testing/availability';
import { expectFailures, failureNames } from '@/testing/expectFailures';
import { renderApp, signInAs } from '@/testing/renderApp';
import { replaceAccount } from '@/testing/replaceAccount';

test('sendVerification: the alert says why it failed, and the button can be pressed again', async () => {
  const app = await renderApp({ path: '/create', as: 'newbie', withSessionKeeper: true });
  const button = await screen.findByRole('button', { name: 'Click to verify' });
  await expectFailures(app, {
    call: 'sendVerification',
    failed: accountTexts.verificationSendFailed,
    send: () => void fireEvent.click(button),
    check: () => expectAvailable(button),
  });
});

test('cancelEmailChange: a failure is shown, and the change can still be cancelled', async () => {
  const app = await renderApp({ path: '/about', withSessionKeeper: true });
  replaceAccount(app.mockApi, 'user-reader', { pendingEmail: 'tomas@new.example' });
  await signInAs(app.store, 'reader');
  await app.router.navigate('/dashboard/profile/edit');
  const button = await screen.findByRole('button', { name: 'Cancel the change' });
  await expectFailures(app, {
    call: 'cancelEmailChange',
    failed: accountTexts.emailCancelFailed,
    send: () => void fireEvent.click(button),
    check: () => expectAvailable(button),
  });
});

test('logout: a failure is shown, and the session on this device ends all the same', async () => {
  const app = await renderApp({ path: '/about', as: 'reader', withSessionKeeper: true });
  await expectFailures(app, {
    call: 'logout',
    failed: accountTexts.logoutFailed,
    session: { lostAfter: failureNames, callsAfter401: 2 },
    async send() {
      if (!app.store.getState().auth.isLoggedIn) await signInAs(app.store, 'reader');
      await app.router.navigate('/about');
      const [logout] = await screen.findAllByRole('button', { name: 'Logout' });
      if (logout) fireEvent.click(logout);
      fireEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
    },
    check: () => expect(app.router.state.location.pathname).toBe('/sign-in'),
  });
});

test('refreshToken: only a refusal ends the session', async () => {
  const app = await renderApp({ path: '/about', as: 'reader', withSessionKeeper: true });
  await screen.findByRole('heading', { level: 1 });
  const refusals = ['401', '403'] as const;
  const isRefusal = (name: string) => refusals.some((refusal) => refusal === name);
  await expectFailures(app, {
    call: 'refreshToken',
    failed: null,
    also: ['401', '404'],
    messages: { '401': null, '403': null, '404': null },
    session: { lostAfter: refusals, callsAfter401: 1 },
    async send() {
      if (!app.store.getState().auth.isLoggedIn) await signInAs(app.store, 'reader');
      await app.router.navigate('/about');
      window.dispatchEvent(new Event('online'));
    },
    check(name) {
      const wanted = isRefusal(name) ? '/sign-in' : '/about';
      expect(app.router.state.location.pathname).toBe(wanted);
    },
  });
});

test('readResetLink: the form is shown if it is unknown whether the link works', async () => {
  const app = await renderApp({ path: '/reset-password/unknown', withSessionKeeper: true });
  await screen.findByText('This link has expired, or it was used before.');
  await expectFailures(app, {
    call: 'readResetLink',
    failed: null,
    messages: { '403': null },
    send: async () => void (await app.store.dispatch(resetLinkQuery({ token: 'unknown' }).fetch())),
    check: () => expect(screen.getByLabelText('New password')).toBeVisible(),
  });
});
