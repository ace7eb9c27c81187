import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Hides the page, which sends what has changed of a draft. */
export function hidePage() {
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  hidden.mockRestore();
}
