import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { countRequests } from '@/testing/countRequests';
import { alerts } from '@/testing/heard';
import { endProviderScript, playProvider } from '@/testing/playProvider';
import { renderApp } from '@/testing/renderApp';

const failure = 'Some Error Occured. Please try again after some time.';
const screens = [
  ['/sign-in', 'Sign in with Google'],
  ['/sign-up', 'Sign up with Google'],
] as const;

async function open(path: string, name: string) {
  const app = await renderApp({ path, isStrict: true });
  const button = await screen.findByRole('button', { name });
  await endProviderScript('load');
  await waitFor(() => expect(button).toBeEnabled());
  return { ...app, button, exchanges: countRequests(app, /google\/auth/) };
}

test.each(screens)('%s: a code is sent once, though it is delivered twice', async (path, name) => {
  playProvider(({ callback }) => {
    callback({ code: 'mock-google-once' });
    callback({ code: 'mock-google-once' });
  });
  const { user, router, store, button, exchanges } = await open(path, name);
  await user.click(button);
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  expect(store.getState().auth.user?.email).toBe('robin.vale@mail.example');
  expect(exchanges()).toBe(1);
});

const outcomes = [
  { how: 'no code', answer: ({ callback }) => callback({}) },
  { how: 'an error', answer: ({ callback }) => callback({ error: 'access_denied' }) },
  { how: 'a closed window', answer: (client) => client.error_callback({ type: 'popup_closed' }) },
] satisfies { how: string; answer: Parameters<typeof playProvider>[0] }[];
const endings = screens.flatMap(([path, name]) =>
  outcomes.map((ending) => ({ path, name, ...ending })),
);

test.each(endings)('"$name" that ends with $how says so and stays', async (ending) => {
  const { path, name, answer } = ending;
  playProvider(answer);
  const { user, router, button, exchanges } = await open(path, name);
  await user.click(button);
  await waitFor(() => expect(alerts()).toHaveTextContent(failure));
  expect(router.state.location.pathname).toBe(path);
  expect(exchanges()).toBe(0);
});

test('where the provider can not be reached at all, pressing its button says so', async () => {
  playProvider(() => undefined);
  const { user } = await renderApp({ path: '/sign-in' });
  const button = await screen.findByRole('button', { name: 'Sign in with Google' });
  expect(button).toBeDisabled();
  await endProviderScript('error');
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  await waitFor(() => expect(alerts()).toHaveTextContent(failure));
});

test('without a client of the provider nothing of it is loaded, and its button says so', async () => {
  const { user } = await renderApp({ path: '/sign-in' });
  await user.click(await screen.findByRole('button', { name: 'Sign in with Google' }));
  await waitFor(() => expect(alerts()).toHaveTextContent(failure));
  expect(document.querySelector('script[src*="accounts.google.com"]')).toBeNull();
});
