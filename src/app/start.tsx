import { createApiClient, readApiUrl } from '@/api/client';
import { enableAllStyles } from '@/lib/browser/enableAllStyles';
import { firstInput } from '@/lib/browser/firstInput';
import { nextTask, whenQuiet } from '@/lib/browser/whenQuiet';
import { whenTrue } from '@/lib/whenTrue';
import { sessionChangedElsewhere } from '@/store/authSlice';
import { queriesSettled } from '@/store/routeQuery';
import { onStoredSessionChange, readStoredSession } from '@/store/session/storedSession';
import { hydrate, isRenderedPage, type Rendering } from './hydrate';
import { loadFonts } from './loadFonts';
import { createOfflineAnswers } from './offlineAnswers';
import { readPageData, readSiteData } from './pageData';
import { loadRenderedData } from './renderedParts';
import { createRouter } from './router';
import { type AppStore, createAppStore } from './store';

function nextPage(router: ReturnType<typeof createRouter>) {
  const { location } = router.state;
  return whenTrue(router, () => router.state.location !== location);
}

/**
 * Resolves when the state has all that the HTML was rendered with, or when the visitor has gone to another page, which
 * replaces it. A navigation that starts meanwhile has dropped requests of the page, so it ends first.
 */
async function whenHydratable(rendering: Rendering) {
  const { store, router, page } = rendering;
  const hasData = page !== null && page.answers.length > 0;
  const isIdle = () => router.state.navigation.state === 'idle';
  while (isRenderedPage(rendering)) {
    const { location } = router.state;
    const isStill = () => router.state.location === location && isIdle();
    const loaded = hasData ? loadRenderedData(store, router.state) : undefined;
    await Promise.race([loaded, whenTrue(router, () => !isStill())]);
    if (isStill()) return;
    await whenTrue(router, isIdle);
  }
}

/** index.html has marked whose page it shows by what is stored, which can be of a session that is not valid any more. */
function markSession({ getState, subscribe }: AppStore) {
  const { dataset } = document.documentElement;
  function mark() {
    const { isLoggedIn } = getState().auth;
    if (isLoggedIn === (dataset['session'] === 'user')) return;
    if (isLoggedIn) dataset['session'] = 'user';
    else delete dataset['session'];
  }
  mark();
  subscribe(mark);
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
  const styled = enableAllStyles();
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
  markSession(store);
  onStoredSessionChange((session) => {
    store.dispatch(sessionChangedElsewhere(session));
  });
  const site = readSiteData();
  const keeper = whenTrue(store, () => store.getState().auth.isLoggedIn).then(async () => {
    const { askToSignIn, keepSession } = await import('./member');
    // The API can refuse a stored session before there is a router.
    keepSession({ store, client, onRefused: () => void whenRouted.then(askToSignIn) });
  });
  async function createRouterWhenReady() {
    if (store.getState().auth.isLoggedIn) {
      // Pages of users always call the API.
      void client.prepare();
      // The first calls may have to wait until the keeper has renewed the session.
      await keeper;
    }
    // The code of the app has just been evaluated in this task.
    await nextTask();
    return createRouter(store, site);
  }
  const whenRouted = createRouterWhenReady();
  const router = await whenRouted;
  // Before the code of the first page has loaded there is nothing to hydrate.
  await whenTrue(router, () => router.state.initialized);
  void firstInput().then(() => client.prepare());
  const rendering = { container, store, router, page, site };
  await styled;
  await whenHydratable(rendering);
  const root = hydrate(rendering);
  await store.dispatch(queriesSettled());
  await whenQuiet();
  await loadFonts((listener) => void nextPage(router).then(listener));
  if (hasWorker) void registerWorker(store);
  return root;
}
