import { act, render, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { notify } from '@/lib/notify';
import { alerts } from '@/testing/liveRegions';
import { ToastRegions } from './ToastRegions';

vi.mock('@/ui/Toasts', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

test('messages appear in the live region if the code that shows toasts is missing', async () => {
  const routes = [{ path: '/', element: <ToastRegions /> }];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  for (const message of ['Not sent.', 'Still not sent.']) {
    act(() => notify.error(message));
    await waitFor(() => expect(alerts()).toHaveTextContent(message));
    expect(alerts()).not.toHaveClass('sr-only');
  }
});
