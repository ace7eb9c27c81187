import { paths } from '@contract/pages';
import type { PublicSite } from '@contract/site/publicSite';
import type { createBrowserRouter } from 'react-router-dom';
import { createApiClient, readApiUrl } from '@/api/client';
import { createLoaders } from '@/app/loaders';
import { abortOnNavigation, createRoutes } from '@/app/router';
import { createAppStore } from '@/app/store';

type SiteOptions = {
  /** Answers the calls of the app. */
  fetch: typeof globalThis.fetch;
  /** The settings of the site around the frame. */
  settings: PublicSite;
  createRouter: (routes: ReturnType<typeof createRoutes>) => ReturnType<typeof createBrowserRouter>;
};

/** The app for a visitor, at the home page. */
export async function createSite({ fetch, settings, createRouter }: SiteOptions) {
  const site: PublicSite = {
    ...settings,
    authorPages: 'everybody',
    // They lead to pages that are not here.
    navigation: [],
    footerLinks: [],
  };
  const client = createApiClient(readApiUrl(), { fetch });
  const store = createAppStore({ client, session: null });
  const router = createRouter(createRoutes(createLoaders(store, site)));
  abortOnNavigation(store, router);
  await router.navigate(paths.home);
  return { store, router, site };
}
