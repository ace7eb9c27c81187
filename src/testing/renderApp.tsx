import { createTestServer } from '@mocks/testing/createTestServer';
import { personaPassword } from '@server/seed/personas';
import { render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { createApiClient, readApiUrl } from '@/api/client';
import { App } from '@/app/App';
import { createLoaders } from '@/app/loaders';
import { abortOnNavigation, createRoutes } from '@/app/router';
import { askToSignIn, keepSession } from '@/app/sessionKeeper';
import { type AppStore, createAppStore } from '@/app/store';
import { signIn } from '@/features/auth/sessionThunks';
import { startOfRun } from './fixedDate';

type RenderOptions = {
  path: string;
  /** The persona that is signed in. */
  as?: 'admin' | 'author' | 'reader' | 'newbie' | 'moderator';
  state?: unknown;
  /** Also starts the session keeper, which renews the session. */
  withSessionKeeper?: boolean;
  /** Renders in StrictMode, which runs effects twice. */
  isStrict?: boolean;
};

const apiUrl = readApiUrl();

/** The path of a call, without that of the API and without a query. */
export const requestPath = ({ url }: Request) =>
  new URL(url).pathname.replace(new URL(apiUrl).pathname, '');

/** The calls without an answer, by path, each with the function that ends its wait. */
function createQueuedCalls() {
  const waiting = new Map<string, () => void>();
  return {
    startTimer(onExpired: () => void, path: string) {
      waiting.set(path, onExpired);
      return () => waiting.delete(path);
    },
    expire: (path: string) => waiting.get(path)?.(),
  };
}

export async function signInAs({ dispatch }: AppStore, username: string) {
  await dispatch(signIn({ username, password: personaPassword })).unwrap();
}

/** Renders the application on a new copy of the seed: real store, real router, real API core. */
export async function renderApp(options: RenderOptions) {
  const { path, as, state, withSessionKeeper = false, isStrict = false } = options;
  const { server, mockApi } = createTestServer(startOfRun);
  server.listen({ onUnhandledRequest: 'error' });
  onTestFinished(() => server.close());
  const calls = createQueuedCalls();
  const client = createApiClient(apiUrl, { startTimer: calls.startTimer });
  const store = createAppStore({ client, session: null });
  if (as) await signInAs(store, as);
  const url = new URL(path, window.location.origin);
  const router = createMemoryRouter(createRoutes(createLoaders(store)), {
    initialEntries: [{ pathname: url.pathname, search: url.search, hash: url.hash, state }],
  });
  onTestFinished(() => router.dispose());
  onTestFinished(abortOnNavigation(store, router));
  const onRefused = () => askToSignIn(router);
  if (withSessionKeeper) onTestFinished(keepSession({ store, client, onRefused }));
  const view = render(<App store={store} router={router} />, { reactStrictMode: isStrict });
  // Tests load no CSS, so pointer-events is never set.
  const user = userEvent.setup({
    delay: null,
    pointerEventsCheck: PointerEventsCheckLevel.Never,
  });
  return {
    ...view,
    store,
    router,
    mockApi,
    server,
    user,
    /** The client gives up waiting for the answer of the call. */
    expireCall: calls.expire,
  };
}
