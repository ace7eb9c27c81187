import { createTestServer } from '@mocks/node';
import { personaPassword } from '@server/seed/personas';
import { render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { createApiClient, readApiUrl } from '@/api/client';
import { App } from '@/app/App';
import { createLoaders } from '@/app/loaders';
import { abortOnNavigation, createRoutes } from '@/app/router';
import { keepSession } from '@/app/sessionKeeper';
import { createAppStore } from '@/app/store';
import { signIn } from '@/features/auth/sessionThunks';
import { attemptedState } from '@/lib/attempted';

const startOfRun = Date.now();

type RenderOptions = {
  path: string;
  /** The persona that is signed in. */
  as?: 'admin' | 'author' | 'reader' | 'newbie';
  state?: unknown;
  /** Also starts the session keeper, which renews the session. */
  withSessionKeeper?: boolean;
  /** Renders in StrictMode, which runs effects twice. */
  isStrict?: boolean;
};

/** Renders the application on a new copy of the seed: real store, real router, real API core. */
export async function renderApp(options: RenderOptions) {
  const { path, as, state, withSessionKeeper = false, isStrict = false } = options;
  const { server, mockApi } = createTestServer(startOfRun);
  server.listen({ onUnhandledRequest: 'error' });
  onTestFinished(() => server.close());
  const client = createApiClient(readApiUrl());
  const store = createAppStore({ client, session: null });
  if (as) await store.dispatch(signIn({ username: as, password: personaPassword })).unwrap();
  const url = new URL(path, window.location.origin);
  const router = createMemoryRouter(createRoutes(createLoaders(store)), {
    initialEntries: [{ pathname: url.pathname, search: url.search, hash: url.hash, state }],
  });
  onTestFinished(abortOnNavigation(store, router));
  if (withSessionKeeper) {
    const onRefused = () => {
      void router.navigate('/sign-in', { state: attemptedState(router.state.location) });
    };
    onTestFinished(keepSession({ store, client, onRefused }));
  }
  const view = render(<App store={store} router={router} />, { reactStrictMode: isStrict });
  // Tests load no CSS, so pointer-events is never set.
  const user = userEvent.setup({
    delay: null,
    pointerEventsCheck: PointerEventsCheckLevel.Never,
  });
  return { ...view, store, router, mockApi, server, user };
}
