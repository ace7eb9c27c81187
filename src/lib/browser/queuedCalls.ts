import { createStore } from '../createStore';

/** Calls that wait for the connection, by what they change, each with the function that gives it up. */
const queued = createStore<ReadonlyMap<string, () => void>>(new Map());

export const queuedCalls = {
  has: (key: string) => queued.read().has(key),
  subscribe: queued.subscribe,
  /** An earlier call that changes the same is given up: the last wish counts. */
  add(key: string, giveUp: () => void) {
    this.giveUp(key);
    queued.set(new Map([...queued.read(), [key, giveUp]]));
  },
  /** The call is being sent. */
  remove(key: string) {
    const others = new Map(queued.read());
    if (others.delete(key)) queued.set(others);
  },
  isEmpty: () => queued.read().size === 0,
  /** Gives up a call. Returns false if none waits, for example because it is being sent. */
  giveUp(key: string) {
    const giveUp = queued.read().get(key);
    if (!giveUp) return false;
    this.remove(key);
    giveUp();
    return true;
  },
  giveUpAll() {
    for (const key of queued.read().keys()) this.giveUp(key);
  },
};
