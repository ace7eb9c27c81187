import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { attemptedState } from '@/lib/attempted';
import { readStoredSession } from '@/lib/storedSession';
import { App } from './App';
import { createRouter } from './router';
import { keepSession } from './sessionKeeper';
import { createAppStore } from './store';

/** Builds the page from its parts and shows it. */
export function startApp(container: HTMLElement) {
  const store = createAppStore(readStoredSession());
  const router = createRouter(store);
  keepSession(store, () => {
    void router.navigate('/sign-in', { state: attemptedState(router.state.location) });
  });
  createRoot(container).render(
    <StrictMode>
      <App store={store} router={router} />
    </StrictMode>,
  );
}
