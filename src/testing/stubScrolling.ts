import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

/**
 * Says of everything that is observed, also later, whether the reader is near. Returns a function that scrolls near it, or
 * away from it.
 */
export function stubScrolling(isNear = false) {
  const reports = new Set<() => void>();
  let isIntersecting = isNear;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly report: () => void;

      constructor(listener: (entries: readonly { isIntersecting: boolean }[]) => void) {
        this.report = () => listener([{ isIntersecting }]);
      }

      observe() {
        reports.add(this.report);
        this.report();
      }

      unobserve() {}

      disconnect() {
        reports.delete(this.report);
      }
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  return (near: boolean) => {
    isIntersecting = near;
    act(() => {
      for (const report of reports) report();
    });
  };
}
