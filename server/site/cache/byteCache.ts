/** The most recently used values; together they have at most `mostBytes`. */
export function createByteCache<Value>(mostBytes: number) {
  const entries = new Map<string, { value: Value; bytes: number }>();
  let total = 0;

  function remove(key: string) {
    total -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  return {
    get(key: string) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      // The order of a Map is that of the insertions.
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set(key: string, value: Value, bytes: number) {
      remove(key);
      if (bytes > mostBytes) return;
      entries.set(key, { value, bytes });
      total += bytes;
      for (const oldest of entries.keys()) {
        if (total <= mostBytes) break;
        remove(oldest);
      }
    },
    remove,
    removeIf(isRemoved: (value: Value) => boolean) {
      for (const [key, { value }] of entries) if (isRemoved(value)) remove(key);
    },
    bytes: () => total,
  };
}
