import { accountMessages } from '@contract/texts/apiMessages';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { saveProfile } from '@/features/auth/accountThunks';
import { expectAvailable } from '@/testing/availability';
import { countRequests } from '@/testing/countRequests';
import { alerts } from '@/testing/liveRegions';
import { renderApp } from '@/testing/renderApp';

const restore = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: 'Keep this address' }));

async function readerWithLetter() {
  const app = await renderApp({ path: '/about', as: 'reader' });
  const account = app.store.getState().auth.user;
  if (!account) throw new Error('The reader is not signed in.');
  const { username, firstName, lastName, bio } = account;
  const form = { username, firstName, lastName, bio, email: 'new@mail.example' };
  const change = { form: { ...form, password: 'Password1!' }, onProgress: () => undefined };
  await app.store.dispatch(saveProfile(change)).unwrap();
  await app.mockApi.settle();
  const texts = app.mockApi.mail.all().map(({ text }) => text);
  const link = /\/restore-email\/\S+/.exec(texts.join('\n'))?.[0] ?? '';
  return { ...app, link, email: account.email };
}

test('the link cancels the change after a click, also in the session', async () => {
  const { user, router, store, server, link, email } = await readerWithLetter();
  const calls = countRequests({ server }, /restore-email/);
  await router.navigate(link);
  await screen.findByRole('heading', { level: 1, name: 'Restore E-mail' });
  expect(calls()).toBe(0);
  await restore(user);
  expect(await screen.findByText(accountMessages.emailKept)).toBeVisible();
  await waitFor(() =>
    expect(store.getState().auth.user).toMatchObject({ email, pendingEmail: null }),
  );
  await user.click(screen.getByRole('link', { name: 'Choose a new password' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/change-password'));
});

test('it takes the change back after the new address was confirmed', async () => {
  const { user, router, store, mockApi, link, email } = await readerWithLetter();
  const text = mockApi.mail.all().find(({ to }) => to === 'new@mail.example')?.text ?? '';
  await router.navigate(/\/user\/reader\/account\/verify\/\S+/.exec(text)?.[0] ?? '');
  await waitFor(() => expect(store.getState().auth.user?.email).toBe('new@mail.example'));
  await router.navigate(link);
  await screen.findByRole('heading', { level: 1, name: 'Restore E-mail' });
  await restore(user);
  expect(await screen.findByText(accountMessages.emailRestored)).toBeVisible();
  await waitFor(() => expect(store.getState().auth.user).toMatchObject({ email }));
});

test('a visitor with an invalid link sees an error and can try again', async () => {
  const { user } = await renderApp({ path: '/restore-email/not-a-token' });
  await screen.findByRole('heading', { level: 1, name: 'Restore E-mail' });
  await restore(user);
  await waitFor(() => expect(alerts()).toHaveTextContent(accountMessages.linkExpired));
  expectAvailable(screen.getByRole('button', { name: 'Keep this address' }));
});
