import { createTestServer } from '@mocks/node';
import { personaPassword } from '@server/seed/personas';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { App } from '@/app/App';
import { createLoaders } from '@/app/loaders';
import { createRoutes } from '@/app/router';
import { createAppStore } from '@/app/store';
import { signIn } from '@/features/auth/sessionThunks';

type RenderOptions = {
  path: string;
  /** A persona of the seed who is signed in from the start. */
  as?: 'admin' | 'author' | 'reader' | 'newbie';
  state?: unknown;
};

/** The whole page over a fresh community: real store, real router, real API core. */
export async function renderApp({ path, as, state }: RenderOptions) {
  const { server, world } = createTestServer(Date.now());
  server.listen({ onUnhandledRequest: 'error' });
  onTestFinished(() => server.close());
  const store = createAppStore(null);
  if (as) await store.dispatch(signIn({ username: as, password: personaPassword })).unwrap();
  const url = new URL(path, window.location.origin);
  const router = createMemoryRouter(createRoutes(createLoaders(store)), {
    initialEntries: [{ pathname: url.pathname, search: url.search, hash: url.hash, state }],
  });
  const view = render(<App store={store} router={router} />);
  return { ...view, store, router, world, server, user: userEvent.setup() };
}
