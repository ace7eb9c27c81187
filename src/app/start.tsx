import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createApiClient, readApiUrl } from '@/api/http';
import { attemptedState } from '@/lib/attempted';
import { onStoredSessionChange, readStoredSession } from '@/lib/storedSession';
import { sessionChangedElsewhere } from '@/store/authSlice';
import { App } from './App';
import { createRouter } from './router';
import { type AppStore, createAppStore } from './store';

/** Resolves at the first sign-in; at once if somebody is signed in. */
function whenSignedIn(store: AppStore) {
  return new Promise<void>((resolve) => {
    const look = () => {
      if (!store.getState().auth.isLoggedIn) return;
      stop();
      resolve();
    };
    const stop = store.subscribe(look);
    look();
  });
}

/** Creates the app and renders it. Visitors don't load the session keeper. */
export async function startApp(container: HTMLElement) {
  const client = createApiClient(readApiUrl());
  const store = createAppStore({ client, session: readStoredSession() });
  onStoredSessionChange((session) => {
    store.dispatch(sessionChangedElsewhere(session));
  });
  const keeper = whenSignedIn(store).then(async () => {
    const { keepSession } = await import('./sessionKeeper');
    const onRefused = () => {
      void router.navigate('/sign-in', { state: attemptedState(router.state.location) });
    };
    keepSession({ store, client, onRefused });
  });
  // The first calls of a user may have to wait until the keeper has renewed the session.
  if (store.getState().auth.isLoggedIn) await keeper;
  const router = createRouter(store);
  createRoot(container).render(
    <StrictMode>
      <App store={store} router={router} />
    </StrictMode>,
  );
}
