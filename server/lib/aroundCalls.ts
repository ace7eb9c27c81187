type MethodCall = {
  /** As in `posts.insert`. */
  name: string;
  given: readonly unknown[];
  /** Calls the method with all that was given. */
  run: () => unknown;
};

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The same port (or group of them), whose methods answer what `around` answers, which can run them. */
export function aroundCalls<Port extends object>(
  port: Port,
  around: (call: MethodCall) => unknown,
  path = '',
): Port {
  return new Proxy(port, {
    get(target, key, receiver): unknown {
      const value: unknown = Reflect.get(target, key, receiver);
      const name = `${path}${String(key)}`;
      if (typeof value === 'function') {
        return (...given: unknown[]): unknown =>
          around({ name, given, run: (): unknown => Reflect.apply(value, target, given) });
      }
      return isGroup(value) ? aroundCalls(value, around, `${name}.`) : value;
    },
  });
}
