import type { PublicSite } from '@contract/site/publicSite';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { isLoadedAddress } from '@/lib/browser/navigationStart';
import { authStateOf } from '@/store/authSlice';
import { rootReducer } from '@/store/rootReducer';
import { App } from './App';
import type { PageData } from './pageData';
import { pagesOf } from './pageRoute';
import type { createRouter } from './router';
import type { AppStore } from './store';

export type Rendering = {
  container: HTMLElement;
  store: AppStore;
  router: ReturnType<typeof createRouter>;
  page: PageData | null;
  site: PublicSite;
};

/** The state that the HTML was rendered with: a visitor's, without data on a static host. */
function renderedStateOf({ store, page }: Rendering) {
  if (!page) return rootReducer(undefined, { type: '' });
  return { ...store.getState(), auth: authStateOf(null, 'restored') };
}

/** Returns false if the HTML is of another page, for example if the visitor went back before the start. */
export function isRenderedPage({ container, router }: Rendering) {
  const { matches, location } = router.state;
  return isLoadedAddress(location) && container.dataset['page'] === pagesOf(matches).join(' ');
}

/** Hydrates the page that the HTML was rendered for; another page replaces it. */
export function hydrate(rendering: Rendering): Root | undefined {
  const { container, store, router, page, site } = rendering;
  if (!isRenderedPage(rendering)) {
    const root = createRoot(container);
    root.render(
      <StrictMode>
        <App {...{ store, router, site }} />
      </StrictMode>,
    );
    return root;
  }
  const served = page ? { siteOrigin: page.siteUrl, servedPage: page } : {};
  const renderedState = renderedStateOf(rendering);
  const { location } = router.state;
  // In a transition, React hydrates in short tasks and lets input through.
  let root: Root | undefined;
  startTransition(() => {
    root = hydrateRoot(
      container,
      <StrictMode>
        <App {...{ store, router, site, renderedState, ...served }} />
      </StrictMode>,
      {
        // If the visitor went back meanwhile, React has rendered that page instead.
        onRecoverableError(error) {
          if (router.state.location === location) reportError(error);
        },
      },
    );
  });
  return root;
}
