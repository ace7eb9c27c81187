import { aroundCalls } from '@server/lib/aroundCalls';

function longestIn(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return 0;
  return Math.max(0, ...Object.values(value).map(longestIn));
}

/** Wraps a port (or a group of them) and remembers the longest text that its methods have received. */
export const watchLengths = <Port extends object>(port: Port, seen: { longest: number }) =>
  aroundCalls(port, ({ given, run }) => {
    seen.longest = Math.max(seen.longest, longestIn(given));
    return run();
  });
