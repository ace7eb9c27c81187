/** Calls `compute` once for each object, and remembers its answer for as long as the object is used. */
export function oncePerObject<Key extends object, Value extends object | string | number>(
  compute: (key: Key) => Value,
) {
  const known = new WeakMap<Key, Value>();
  return (key: Key): Value => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
}
