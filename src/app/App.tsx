import { HelmetProvider } from 'react-helmet-async';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { SiteOriginProvider } from '@/lib/useSiteAddress';
import type { createRouter } from './router';
import type { AppStore } from './store';

type AppProps = {
  store: AppStore;
  router: ReturnType<typeof createRouter>;
  /** Required on a server; a browser reads it from its location. */
  siteOrigin?: string;
};

export function App({ store, router, siteOrigin }: AppProps) {
  return (
    <HelmetProvider>
      <SiteOriginProvider value={siteOrigin ?? null}>
        <Provider store={store}>
          <RouterProvider router={router} />
        </Provider>
      </SiteOriginProvider>
    </HelmetProvider>
  );
}
