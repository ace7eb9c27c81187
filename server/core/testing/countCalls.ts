/** Wraps a port (or a group of them) so that each call of `name.method` is counted. */
export function countCalls<Port extends object>(
  port: Port,
  counts: Map<string, number>,
  name = '',
): Port {
  return new Proxy(port, {
    get(target, key, receiver): unknown {
      const value: unknown = Reflect.get(target, key, receiver);
      const path = name === '' ? String(key) : `${name}.${String(key)}`;
      if (typeof value === 'function') {
        return (...input: unknown[]): unknown => {
          counts.set(path, (counts.get(path) ?? 0) + 1);
          return Reflect.apply(value, target, input);
        };
      }
      return isGroup(value) ? countCalls(value, counts, path) : value;
    },
  });
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
