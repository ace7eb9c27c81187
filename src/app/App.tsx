import { HelmetProvider } from 'react-helmet-async';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import type { createRouter } from './router';
import type { AppStore } from './store';

type AppProps = { store: AppStore; router: ReturnType<typeof createRouter> };

export function App({ store, router }: AppProps) {
  return (
    <HelmetProvider>
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>
    </HelmetProvider>
  );
}
