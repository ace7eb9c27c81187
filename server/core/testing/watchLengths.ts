function longestIn(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return 0;
  return Math.max(0, ...Object.values(value).map(longestIn));
}

/** Wraps a port (or a group of them) and remembers the longest text that its methods have received. */
export function watchLengths<Port extends object>(port: Port, seen: { longest: number }): Port {
  return new Proxy(port, {
    get(target, key, receiver): unknown {
      const value: unknown = Reflect.get(target, key, receiver);
      if (typeof value === 'function') {
        return (...input: unknown[]): unknown => {
          seen.longest = Math.max(seen.longest, longestIn(input));
          return Reflect.apply(value, target, input);
        };
      }
      return typeof value === 'object' && value !== null ? watchLengths(value, seen) : value;
    },
  });
}
