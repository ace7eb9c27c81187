import { defaultSite, type PublicSite } from '@contract/site/publicSite';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { SiteOriginProvider } from '@/lib/hooks/useSiteAddress';
import { type ServedPage, ServedPageProvider } from '@/lib/servedPage';
import { createSiteStore, SiteProvider } from '@/lib/site';
import type { RootState } from '@/store/appTypes';
import type { createRouter } from './router';
import type { AppStore } from './store';

type AppProvidersProps = {
  store: AppStore;
  /** Required on a server; a browser reads it from its location. */
  siteOrigin?: string | undefined;
  servedPage?: ServedPage | null;
  /** The settings of the site. */
  site?: PublicSite;
  /** The state that the HTML was rendered with: hydration starts from it. */
  renderedState?: RootState | undefined;
  children: ReactNode;
};

/** Everything around the router, the same in the browser and in the renderer. */
export function AppProviders({
  store,
  siteOrigin,
  servedPage = null,
  site = defaultSite,
  renderedState,
  children,
}: AppProvidersProps) {
  const [siteStore] = useState(() => createSiteStore(site));
  return (
    <HelmetProvider>
      <SiteOriginProvider value={siteOrigin ?? null}>
        <ServedPageProvider value={servedPage}>
          <SiteProvider value={siteStore}>
            <Provider store={store} {...(renderedState ? { serverState: renderedState } : {})}>
              {children}
            </Provider>
          </SiteProvider>
        </ServedPageProvider>
      </SiteOriginProvider>
    </HelmetProvider>
  );
}

type AppProps = Omit<AppProvidersProps, 'children'> & { router: ReturnType<typeof createRouter> };

export function App({ router, ...providers }: AppProps) {
  const [firstLocation] = useState(router.state.location);
  useLayoutEffect(() => {
    // 404.html can stand at the address of another page: its text is hidden until that page replaces it.
    delete document.documentElement.dataset['otherPage'];
    // RouterProvider subscribes in an effect: it has missed a navigation since it was rendered.
    if (router.state.location !== firstLocation) void router.revalidate();
  }, [router, firstLocation]);
  return (
    <AppProviders {...providers}>
      <RouterProvider router={router} />
    </AppProviders>
  );
}
