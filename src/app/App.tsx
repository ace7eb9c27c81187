import { type ReactNode, useLayoutEffect, useState } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { type ServedPage, ServedPageProvider } from '@/lib/servedPage';
import { SiteOriginProvider } from '@/lib/useSiteAddress';
import type { RootState } from '@/store/appTypes';
import type { createRouter } from './router';
import type { AppStore } from './store';

type AppProvidersProps = {
  store: AppStore;
  /** Required on a server; a browser reads it from its location. */
  siteOrigin?: string | undefined;
  servedPage?: ServedPage | null;
  /** The state that the HTML was rendered with: hydration starts from it. */
  renderedState?: RootState | undefined;
  children: ReactNode;
};

/** Everything around the router, the same in the browser and in the renderer. */
export function AppProviders({
  store,
  siteOrigin,
  servedPage = null,
  renderedState,
  children,
}: AppProvidersProps) {
  return (
    <HelmetProvider>
      <SiteOriginProvider value={siteOrigin ?? null}>
        <ServedPageProvider value={servedPage}>
          <Provider store={store} {...(renderedState ? { serverState: renderedState } : {})}>
            {children}
          </Provider>
        </ServedPageProvider>
      </SiteOriginProvider>
    </HelmetProvider>
  );
}

type Router = ReturnType<typeof createRouter>;

type AppProps = Omit<AppProvidersProps, 'children'> & { router: Router };

export function App({ router, ...providers }: AppProps) {
  // 404.html can stand at the address of another page: its text is hidden until that page replaces it.
  useLayoutEffect(() => {
    delete document.documentElement.dataset['otherPage'];
  }, []);
  // RouterProvider subscribes in an effect. If the router has other subscribers, it misses a
  // navigation that ended since its first render, for example with the back button.
  // https://github.com/remix-run/react-router/issues/15527
  const [first] = useState(router.state.location);
  useLayoutEffect(() => {
    if (router.state.location !== first) void router.revalidate();
  }, [router, first]);
  return (
    <AppProviders {...providers}>
      <RouterProvider router={router} />
    </AppProviders>
  );
}
