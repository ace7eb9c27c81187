import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { attemptedState } from '@/lib/attempted';
import { onStoredSessionChange, readStoredSession } from '@/lib/storedSession';
import { sessionChangedElsewhere } from '@/store/authSlice';
import { App } from './App';
import { createRouter } from './router';
import { type AppStore, createAppStore } from './store';

/** Resolves with the first session; at once when there is one. */
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

/** Builds the page from its parts and shows it. A visitor never loads what keeps a session. */
export async function startApp(container: HTMLElement) {
  const store = createAppStore(readStoredSession());
  onStoredSessionChange((session) => {
    store.dispatch(sessionChangedElsewhere(session));
  });
  const keeper = whenSignedIn(store).then(async () => {
    const { keepSession } = await import('./sessionKeeper');
    keepSession(store, () => {
      void router.navigate('/sign-in', { state: attemptedState(router.state.location) });
    });
  });
  // The first calls of a member need the keeper: it knows whether the session must be renewed first.
  if (store.getState().auth.isLoggedIn) await keeper;
  const router = createRouter(store);
  createRoot(container).render(
    <StrictMode>
      <App store={store} router={router} />
    </StrictMode>,
  );
}
