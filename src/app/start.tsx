import { paths } from '@contract/pages';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { createApiClient, readApiUrl } from '@/api/client';
import { attemptedState } from '@/lib/attempted';
import { onStoredSessionChange, readStoredSession } from '@/lib/browser/storedSession';
import { nextTask, whenQuiet } from '@/lib/browser/whenQuiet';
import { authStateOf, sessionChangedElsewhere } from '@/store/authSlice';
import { rootReducer } from '@/store/rootReducer';
import { queriesSettled } from '@/store/routeQuery';
import { App } from './App';
import { holdHistory } from './holdHistory';
import { loadFonts } from './loadFonts';
import { type PageData, readPageData } from './pageData';
import { pagesOf } from './pageRoute';
import { loadOwnState, loadRenderedData } from './renderedParts';
import { createRouter } from './router';
import { type AppStore, createAppStore } from './store';

/** Resolves at the first sign-in; at once if a user is signed in. */
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

type Router = ReturnType<typeof createRouter>;

/**
 * Resolves when the code of the first page has loaded: before that there is nothing to hydrate. Another
 * page can have become the first one, if the visitor went back.
 */
async function whenFirstPageIsKnown(router: Router) {
  while (!router.state.initialized || router.state.navigation.state !== 'idle') {
    await new Promise<void>((resolve) => {
      const stop = router.subscribe(() => {
        stop();
        resolve();
      });
    });
  }
}

function onNextPage(router: Router, listener: () => void) {
  const stop = router.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle') return;
    stop();
    listener();
  });
}

/** Many visits only read: what the first action needs is loaded when the visitor moves or types. */
function onFirstInput(listener: () => void) {
  for (const type of ['pointermove', 'pointerdown', 'keydown']) {
    window.addEventListener(type, listener, { once: true, passive: true });
  }
}

type Rendering = {
  container: HTMLElement;
  store: AppStore;
  router: Router;
  history: ReturnType<typeof holdHistory>;
  page: PageData | null;
};

/** The state that the HTML was rendered with: a visitor's, without data on a static host. */
function renderedStateOf({ store, page }: Pick<Rendering, 'store' | 'page'>) {
  if (!page) return rootReducer(undefined, { type: '' });
  return { ...store.getState(), auth: authStateOf(null, 'restored') };
}

/**
 * Only the page that the HTML was rendered for can hydrate it. Another page replaces it, for example
 * if the visitor went back before the app started.
 */
function isRenderedPage({ container, router }: Pick<Rendering, 'container' | 'router'>) {
  const { matches, location } = router.state;
  const { address } = document.documentElement.dataset;
  const isSameAddress = !address || address === location.pathname + location.search;
  return isSameAddress && container.dataset.page === pagesOf(matches).join(' ');
}

function render({ container, store, router, history, page }: Rendering): Root | undefined {
  history.start();
  if (!isRenderedPage({ container, router })) {
    const root = createRoot(container);
    root.render(
      <StrictMode>
        <App store={store} router={router} onRendered={history.end} />
      </StrictMode>,
    );
    return root;
  }
  const served = page ? { siteOrigin: page.siteUrl, servedPage: page } : {};
  const renderedState = renderedStateOf({ store, page });
  // In a transition, React hydrates in short tasks and lets input through.
  let root: Root | undefined;
  startTransition(() => {
    root = hydrateRoot(
      container,
      <StrictMode>
        <App {...{ store, router, renderedState, ...served }} onRendered={history.end} />
      </StrictMode>,
    );
  });
  return root;
}

/** Creates the app and renders it. Visitors don't load the session keeper. */
export async function startApp(container: HTMLElement) {
  const page = readPageData();
  const client = createApiClient(readApiUrl(), { known: page?.answers });
  const session = readStoredSession();
  const store = createAppStore({ client, session, isRendered: page !== null });
  onStoredSessionChange((session) => {
    store.dispatch(sessionChangedElsewhere(session));
  });
  const keeper = whenSignedIn(store).then(async () => {
    const { keepSession } = await import('./sessionKeeper');
    const onRefused = () => {
      void router.navigate(paths.signIn, { state: attemptedState(router.state.location) });
    };
    keepSession({ store, client, onRefused });
  });
  // The first calls of a user may have to wait until the keeper has renewed the session.
  if (store.getState().auth.isLoggedIn) await keeper;
  // The code of the app has just been evaluated in this task.
  await nextTask();
  const history = holdHistory();
  const router = createRouter(store);
  await whenFirstPageIsKnown(router);
  onFirstInput(() => void client.prepare());
  // A page that isn't the rendered one replaces it as soon as it has its own content.
  if (page && (page.answers.length > 0 || !isRenderedPage({ container, router }))) {
    await loadRenderedData(store, router.state.location);
    await whenFirstPageIsKnown(router);
  }
  const root = render({ container, store, router, history, page });
  if (page) void loadOwnState(store);
  await store.dispatch(queriesSettled());
  await whenQuiet();
  await loadFonts((listener) => onNextPage(router, listener));
  return root;
}
