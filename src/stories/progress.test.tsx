import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectUnavailable } from '@/testing/availability';
import { enterText } from '@/testing/enterText';
import { failCalls } from '@/testing/failCalls';
import { holdCalls } from '@/testing/holdCalls';
import { alerts, notices } from '@/testing/liveRegions';
import { pngFile } from '@/testing/pictures';
import { renderApp } from '@/testing/renderApp';

const button = (name: string) => screen.findByRole('button', { name });

test('signing in shows its progress and disables the button', async () => {
  const app = await renderApp({ path: '/sign-in' });
  const { user, router } = app;
  await enterText(user, await screen.findByLabelText('Username'), 'reader');
  await enterText(user, screen.getByLabelText('Password'), 'Password1!');
  const answer = holdCalls(app, 'login');
  await user.click(await button('Sign In'));
  await waitFor(() => expect(notices()).toHaveTextContent('Logging in to your account...'));
  expectUnavailable(await button('Sign In'));
  answer();
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(notices()).not.toHaveTextContent('Logging in to your account...');
});

test('creating an account shows its progress and the progress of the upload', async () => {
  const app = await renderApp({ path: '/sign-up' });
  const { user, router } = app;
  await user.upload(await screen.findByLabelText('Avatar'), pngFile());
  const fields = { Username: 'wanda', 'First name': 'Wanda', 'Last name': 'Vogel' };
  for (const [label, text] of Object.entries(fields)) {
    await enterText(user, screen.getByLabelText(label), text);
  }
  await enterText(user, screen.getByLabelText('E-mail'), 'wanda@mail.example');
  await enterText(user, screen.getByLabelText('Password'), 'Password1');
  const answer = holdCalls(app, 'register');
  await user.click(await button('Create'));
  await waitFor(() => expect(notices()).toHaveTextContent('Creating Your Account ...'));
  expect(screen.getByRole('progressbar', { name: 'Upload' })).toBeVisible();
  answer();
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  expect(alerts()).toBeEmptyDOMElement();
});

test('requesting a link shows its progress', async () => {
  const app = await renderApp({ path: '/forgot-password' });
  const { user } = app;
  await enterText(user, await screen.findByLabelText('E-mail'), 'reader@mail.example');
  const answer = holdCalls(app, 'forgotPassword');
  await user.click(await button('Submit'));
  await waitFor(() => expect(notices()).toHaveTextContent('Loading...'));
  answer();
  await waitFor(() => expect(notices()).toHaveTextContent('a reset link is on its way'));
});

test('a logout that the API rejects still ends the session on this device, with an error', async () => {
  const { user, router, store } = await renderApp({ path: '/about', as: 'reader' });
  failCalls({ logout: { status: 500 } });
  await user.click((await screen.findAllByRole('button', { name: 'Logout' }))[0] ?? document.body);
  await user.click(await button('Confirm'));
  await waitFor(() => expect(alerts()).toHaveTextContent('Failed to log out'));
  expect(store.getState().auth.isLoggedIn).toBe(false);
  await waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'));
});

test('a slow verification shows two messages while pending', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  try {
    const app = await renderApp({ path: '/about' });
    const answer = holdCalls(app, 'verifyAccount');
    await app.router.navigate('/user/newbie/account/verify/slow-token');
    await screen.findByText('Please wait while we verify your account');
    await vi.advanceTimersByTimeAsync(1500);
    await screen.findByText('Almost there! Just a moment');
    answer();
    await screen.findByText('Your account verification has failed.');
  } finally {
    vi.useRealTimers();
  }
});
