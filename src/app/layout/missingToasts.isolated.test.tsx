import { act, render, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { notify } from '@/lib/notify';
import { alerts } from '@/testing/liveRegions';
import { ToastRegions } from './ToastRegions';

vi.mock('@/ui/Toasts', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

test('messages appear in the live region if the code that shows toasts is missing', async () => {
  render(<ToastRegions />);
  for (const message of ['Not sent.', 'Still not sent.']) {
    act(() => notify.error(message));
    await waitFor(() => expect(alerts()).toHaveTextContent(message));
    expect(alerts()).not.toHaveClass('sr-only');
  }
});
