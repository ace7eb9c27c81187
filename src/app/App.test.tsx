import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { createMemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { expect, onTestFinished, test } from 'vitest';
import { createApiClient, readApiUrl } from '@/api/client';
import { App } from './App';
import { createAppStore } from './store';

/** Navigates before the router's provider has subscribed to the router. */
function EarlyNavigation() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  useLayoutEffect(() => {
    if (!hash) void navigate('#next');
  }, [hash, navigate]);
  return <p>Shows {hash || 'the first address'}</p>;
}

test('shows a navigation that ended while the first page was rendered', async () => {
  const router = createMemoryRouter([{ path: '/', element: <EarlyNavigation /> }]);
  onTestFinished(() => router.dispose());
  // With a subscriber, the router does not repeat missed changes for its provider.
  onTestFinished(router.subscribe(() => {}));
  const store = createAppStore({ client: createApiClient(readApiUrl()), session: null });
  render(<App store={store} router={router} />);
  expect(await screen.findByText('Shows #next')).toBeVisible();
});
