import { eventually } from '@contract/testing/eventually';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { notify } from '@/lib/notify';
import { alerts, notices } from '@/testing/liveRegions';
import { ToastRegions } from './ToastRegions';

const chunk = vi.hoisted(() => {
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { arrival, arrive: () => arrive() };
});

vi.mock('@/ui/Toasts', async (importOriginal) => {
  await chunk.arrival;
  return importOriginal();
});

afterEach(() => {
  vi.useRealTimers();
});

test('a toast is shown for its whole time if the code that shows toasts arrives late', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const routes = [{ path: '/', element: <ToastRegions /> }];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  await act(async () => {
    notify.success('Saved.');
    notify.error('Not sent.');
    // The first of the two chunks is in time.
    await import('react-hot-toast');
  });
  vi.setSystemTime(Date.now() + 60_000);
  chunk.arrive();
  await eventually(() => expect(notices()).toHaveTextContent('Saved.'));
  await act(async () => Promise.resolve());
  expect(notices()).toHaveTextContent('Saved.');
  expect(alerts()).toHaveTextContent('Not sent.');
});
