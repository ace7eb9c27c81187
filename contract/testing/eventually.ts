import { inject, vi } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** How many times slower this machine is than the one on which limits were chosen. */
    machineFactor: number;
  }
}

/** Waits until the check passes. The limit only ends a test that hangs. */
export function eventually<Result>(check: () => Result | Promise<Result>) {
  return vi.waitFor(check, { timeout: 20_000 * inject('machineFactor'), interval: 10 });
}
