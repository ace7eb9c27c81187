/** Which keys of a table belong to something else, in no order. */
export type Links = {
  of(owner: string): readonly string[];
  count(owner: string): number;
  put(owner: string, key: string): void;
  drop(owner: string, key: string): void;
};

export function createLinks(): Links {
  const links = new Map<string, Set<string>>();
  return {
    of: (owner) => [...(links.get(owner) ?? [])],
    count: (owner) => links.get(owner)?.size ?? 0,
    put(owner, key) {
      const keys = links.get(owner) ?? new Set();
      links.set(owner, keys.add(key));
    },
    drop(owner, key) {
      const keys = links.get(owner);
      keys?.delete(key);
      if (keys?.size === 0) links.delete(owner);
    },
  };
}
