import { createTestServer } from '@mocks/node';
import { personaPassword } from '@server/seed/personas';
import { render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { App } from '@/app/App';
import { createLoaders } from '@/app/loaders';
import { createRoutes } from '@/app/router';
import { keepSession } from '@/app/sessionKeeper';
import { createAppStore } from '@/app/store';
import { signIn } from '@/features/auth/sessionThunks';
import { attemptedState } from '@/lib/attempted';

const startOfRun = Date.now();

type RenderOptions = {
  path: string;
  /** A persona of the seed who is signed in from the start. */
  as?: 'admin' | 'author' | 'reader' | 'newbie';
  state?: unknown;
  /** With what renews the session and ends it when the API says so. */
  isKept?: boolean;
  /** As in development: what an effect does twice by mistake shows. */
  isStrict?: boolean;
};

/** The whole page over a fresh community: real store, real router, real API core. */
export async function renderApp(options: RenderOptions) {
  const { path, as, state, isKept = false, isStrict = false } = options;
  const { server, mockApi } = createTestServer(startOfRun);
  server.listen({ onUnhandledRequest: 'error' });
  onTestFinished(() => server.close());
  const store = createAppStore(null);
  if (as) await store.dispatch(signIn({ username: as, password: personaPassword })).unwrap();
  const url = new URL(path, window.location.origin);
  const router = createMemoryRouter(createRoutes(createLoaders(store)), {
    initialEntries: [{ pathname: url.pathname, search: url.search, hash: url.hash, state }],
  });
  if (isKept) {
    onTestFinished(
      keepSession(store, () => {
        void router.navigate('/sign-in', { state: attemptedState(router.state.location) });
      }),
    );
  }
  const view = render(<App store={store} router={router} />, { reactStrictMode: isStrict });
  // Tests load no CSS, so pointer-events is never set.
  const user = userEvent.setup({
    delay: null,
    pointerEventsCheck: PointerEventsCheckLevel.Never,
  });
  return { ...view, store, router, mockApi, server, user };
}
