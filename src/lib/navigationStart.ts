let current = '';
let startedAt = 0;

/** Remembers when the router began to go to an address. `key` identifies the history entry. */
export function noteAddress(key: string) {
  if (key === current) return;
  current = key;
  startedAt = Date.now();
}

export const navigationStartedAt = () => startedAt;
