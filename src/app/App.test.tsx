import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { createMemoryRouter, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createApiClient, readApiUrl } from '@/api/client';
import { App } from './App';
import { createAppStore } from './store';

test('a navigation between the first rendering and its effects is shown', async () => {
  function Page() {
    const { hash } = useLocation();
    // Runs before RouterProvider subscribes.
    useLayoutEffect(() => void router.navigate('#comments'), []);
    return <p>{hash || 'top'}</p>;
  }
  const router = createMemoryRouter([{ path: '/', element: <Page /> }]);
  // The router repeats a missed change for its first subscriber, which is the app's own.
  router.subscribe(() => undefined);
  const store = createAppStore({ client: createApiClient(readApiUrl()), session: null });
  render(<App store={store} router={router} />);
  expect(await screen.findByText('#comments')).toBeVisible();
});
