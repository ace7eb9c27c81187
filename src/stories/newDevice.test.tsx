import { accountMessages } from '@contract/texts/apiMessages';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAvailable } from '@/testing/availability';
import { countRequests } from '@/testing/countRequests';
import { alerts, notices } from '@/testing/liveRegions';
import { renderApp } from '@/testing/renderApp';
import { signInElsewhere } from '@/testing/signInElsewhere';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const press = () => screen.findByRole('button', { name: 'Sign out all devices' });

type App = Awaited<ReturnType<typeof renderApp>>;

/** Someone signs in as the reader; returns their client, and the link of the e-mail about it. */
async function strangerSignsIn({ mockApi }: App) {
  const stranger = await signInElsewhere(mockApi, 'reader', firefox);
  await mockApi.settle();
  const text = mockApi.mail.all().find((sent) => sent.text.includes('Firefox on Linux'))?.text;
  return { stranger, link: /\/secure-account\/\S+/.exec(text ?? '')?.[0] ?? '' };
}

test('a member whose account a stranger uses signs all devices out and chooses a new password', async () => {
  const app = await renderApp({ path: '/about', as: 'reader' });
  const { user, router, store, server } = app;
  const { stranger, link } = await strangerSignsIn(app);
  const calls = countRequests({ server }, /secure-account/);
  await router.navigate(link);
  await screen.findByRole('heading', { level: 1, name: 'Secure Your Account' });
  expect(calls()).toBe(0);
  await user.click(await press());

  await screen.findByRole('heading', { level: 1, name: 'Reset Password' });
  expect(notices()).toHaveTextContent(accountMessages.secured);
  expect(store.getState().auth.isLoggedIn).toBe(false);
  expect(await stranger.refused('readChartData', {})).toMatchObject({ status: 401 });
  await user.type(screen.getByLabelText('New password'), 'Another-Word1');
  await user.type(screen.getByLabelText('Confirm password'), 'Another-Word1');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'));

  await user.type(await screen.findByLabelText('Username'), 'reader');
  await user.type(screen.getByLabelText('Password'), 'Another-Word1');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  await waitFor(() => expect(store.getState().auth.isLoggedIn).toBe(true));
});

test('a visitor with a used link sees why, and where to get a new one', async () => {
  const app = await renderApp({ path: '/secure-account/used' });
  await app.user.click(await press());
  await waitFor(() => expect(alerts()).toHaveTextContent(accountMessages.linkExpired));
  expect(screen.getByRole('link', { name: 'Get a new link' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
  expectAvailable(await press());
});

test('another member who opens the link stays signed in', async () => {
  const app = await renderApp({ path: '/about', as: 'author' });
  const { link } = await strangerSignsIn(app);
  await app.router.navigate(link);
  await app.user.click(await press());
  await screen.findByRole('heading', { level: 1, name: 'Reset Password' });
  expect(app.store.getState().auth.user).toMatchObject({ username: 'author' });
});
