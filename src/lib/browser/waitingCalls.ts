/** Calls that wait for the connection, by what they change, each with the function that gives it up. */
const waiting = new Map<string, () => void>();
const listeners = new Set<() => void>();

function notifyListeners() {
  for (const listener of listeners) listener();
}

export const waitingCalls = {
  has: (key: string) => waiting.has(key),
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  /** An earlier call that changes the same is given up: the last wish counts. */
  add(key: string, giveUp: () => void) {
    this.giveUp(key);
    waiting.set(key, giveUp);
    notifyListeners();
  },
  /** The call is being sent. */
  remove(key: string) {
    if (waiting.delete(key)) notifyListeners();
  },
  isEmpty: () => waiting.size === 0,
  /** Gives up a call. Returns false if none waits, for example because it is being sent. */
  giveUp(key: string) {
    const giveUp = waiting.get(key);
    if (!giveUp) return false;
    this.remove(key);
    giveUp();
    return true;
  },
  giveUpAll() {
    for (const key of waiting.keys()) this.giveUp(key);
  },
};
