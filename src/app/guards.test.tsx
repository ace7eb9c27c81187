import { act, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createApiClient, readApiUrl } from '@/api/client';
import { askToSignIn } from '@/app/sessionKeeper';
import { createAppStore } from '@/app/store';
import { GuestOnly } from '@/pages/guards/GuestOnly';
import { sessionEnded, sessionRenewed } from '@/store/authSlice';
import { rootReducer } from '@/store/rootReducer';
import { toStoredSession } from '@/store/session/storedSession';
import { buildSessionUser } from '@/testing/buildSessionUser';
import { renderAndHydrate } from '@/testing/hydrate';
import { renderApp } from '@/testing/renderApp';

const forGuests = ['/sign-in', '/sign-up', '/forgot-password'];
const forMembers = ['/dashboard', '/create', '/change-password'];
const members = ['reader', 'admin'] as const;

async function endOf(options: Parameters<typeof renderApp>[0]) {
  const { router } = await renderApp(options);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
  return router.state.location;
}

test.each(forGuests)('a visitor can open %s', async (path) => {
  expect(await endOf({ path })).toMatchObject({ pathname: path });
});

test.each(members.flatMap((as) => forGuests.map((path) => ({ as, path }))))(
  'the $as is redirected home from $path',
  async ({ as, path }) => {
    expect(await endOf({ path, as })).toMatchObject({ pathname: '/' });
  },
);

test.each([...forMembers, '/update', '/username/author'])(
  'a visitor at %s is redirected to the sign-in page with the attempted address',
  async (path) => {
    const { pathname, state } = await endOf({ path });
    expect(pathname).toBe('/sign-in');
    expect(JSON.stringify(state)).toContain(path);
  },
);

test.each(members.flatMap((as) => forMembers.map((path) => ({ as, path }))))(
  'the $as can open $path',
  async ({ as, path }) => {
    expect(await endOf({ path, as })).toMatchObject({ pathname: path });
  },
);

test('a user whose session is renewed before hydration is redirected from a page for guests', async () => {
  const store = createAppStore({ client: createApiClient(readApiUrl()), session: null });
  store.dispatch(sessionRenewed(buildSessionUser()));
  const routes = [
    { element: <GuestOnly />, children: [{ path: '/sign-in', element: <h1>Sign In</h1> }] },
    { path: '/', element: <h1>Home</h1> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/sign-in'] });
  const { html } = renderAndHydrate(
    <Provider store={store} serverState={rootReducer(undefined, { type: '' })}>
      <RouterProvider router={router} />
    </Provider>,
  );
  expect(html).toContain('Sign In');
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
});

test('a user whose session ends on a page for guests, and who signs in there, stays until the form leads on', async () => {
  const session = toStoredSession(buildSessionUser());
  const store = createAppStore({ client: createApiClient(readApiUrl()), session });
  const routes = [
    { element: <GuestOnly />, children: [{ path: '/sign-in', element: <h1>Sign In</h1> }] },
    { path: '/', lazy: { Component: () => new Promise<never>(() => {}) } },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/sign-in'] });
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  expect(router.state.navigation.location).toMatchObject({ pathname: '/' });
  await act(async () => {
    askToSignIn(router);
    store.dispatch(sessionEnded());
  });
  expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeVisible();
  act(() => void store.dispatch(sessionRenewed(buildSessionUser())));
  expect(screen.getByRole('heading', { name: 'Sign In' })).toBeVisible();
});

test('a session that ends on a page for guests keeps where its visitor wanted to go', () => {
  const state = { attempted: '/dashboard' };
  const router = createMemoryRouter([{ path: '*', element: null }], {
    initialEntries: [{ pathname: '/sign-up', state }],
  });
  askToSignIn(router);
  expect(router.state).toMatchObject({
    historyAction: 'REPLACE',
    location: { pathname: '/sign-in', state },
  });
});

test('a session that ends while the next page loads leads to that page after the sign-in', () => {
  const lazy = { Component: () => new Promise<never>(() => {}) };
  const routes = [{ path: '/dashboard', lazy }, { path: '*' }];
  const router = createMemoryRouter(routes, { initialEntries: ['/about'] });
  void router.navigate('/dashboard');
  askToSignIn(router);
  expect(router.state).toMatchObject({
    historyAction: 'PUSH',
    location: { pathname: '/sign-in', state: { attempted: '/dashboard' } },
  });
});
