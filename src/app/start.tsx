import { paths } from '@contract/pages';
import { createApiClient, readApiUrl } from '@/api/client';
import { firstInput } from '@/lib/browser/firstInput';
import { nextTask, whenQuiet } from '@/lib/browser/whenQuiet';
import { sessionChangedElsewhere } from '@/store/authSlice';
import { queriesSettled } from '@/store/routeQuery';
import { attemptedState } from '@/store/session/attempted';
import { onStoredSessionChange, readStoredSession } from '@/store/session/storedSession';
import { hydrate, isRenderedPage } from './hydrate';
import { loadFonts } from './loadFonts';
import { createOfflineAnswers } from './offlineAnswers';
import { readPageData } from './pageData';
import { loadRenderedData } from './renderedParts';
import { createRouter } from './router';
import { type AppStore, createAppStore } from './store';

type Source = { subscribe: (listener: () => void) => () => void };

/** Resolves when the condition is true. It is checked at every change of the store or router. */
function whenTrue({ subscribe }: Source, isTrue: () => boolean) {
  return new Promise<void>((resolve) => {
    const check = () => {
      if (!isTrue()) return;
      stop();
      resolve();
    };
    const stop = subscribe(check);
    check();
  });
}

function nextPage(router: ReturnType<typeof createRouter>) {
  const { location } = router.state;
  return whenTrue(router, () => router.state.location !== location);
}

/** The mocks have a service worker of their own. */
const hasWorker = import.meta.env.PROD && !import.meta.env.VITE_MOCKS;

async function registerWorker(store: AppStore) {
  const { registerWorker } = await import('@/offline/registerWorker');
  const whenMember = whenTrue(store, () => store.getState().auth.isLoggedIn);
  await registerWorker({ whenMember });
}

/** Creates the app and renders it. Visitors don't load the session keeper. */
export async function startApp(container: HTMLElement) {
  const page = readPageData();
  const readUser = () => store.getState().auth.user;
  const client = createApiClient(readApiUrl(), {
    known: page?.answers,
    // The service worker has marked a page that it opened without the server.
    onReached: () => delete document.documentElement.dataset['unreachable'],
    ...(hasWorker ? { offline: createOfflineAnswers(readUser) } : {}),
  });
  const session = readStoredSession();
  const store: AppStore = createAppStore({ client, session, isRendered: page !== null });
  onStoredSessionChange((session) => {
    store.dispatch(sessionChangedElsewhere(session));
  });
  const keeper = whenTrue(store, () => store.getState().auth.isLoggedIn).then(async () => {
    const { keepSession } = await import('./sessionKeeper');
    const onRefused = () => {
      void router.navigate(paths.signIn, { state: attemptedState(router.state.location) });
    };
    keepSession({ store, client, onRefused });
  });
  if (store.getState().auth.isLoggedIn) {
    // Pages of users always call the API.
    void client.prepare();
    // The first calls may have to wait until the keeper has renewed the session.
    await keeper;
  }
  // The code of the app has just been evaluated in this task.
  await nextTask();
  const router = createRouter(store);
  // Before the code of the first page has loaded there is nothing to hydrate.
  await whenTrue(router, () => router.state.initialized);
  void firstInput().then(() => client.prepare());
  const rendering = { container, store, router, page };
  // Another page, such as the one that the visitor went back to, doesn't wait: it replaces the rendered one.
  if (page && page.answers.length > 0 && isRenderedPage(rendering)) {
    await Promise.race([loadRenderedData(store, router.state), nextPage(router)]);
  }
  const root = hydrate(rendering);
  await store.dispatch(queriesSettled());
  await whenQuiet();
  await loadFonts((listener) => void nextPage(router).then(listener));
  if (hasWorker) void registerWorker(store);
  return root;
}
