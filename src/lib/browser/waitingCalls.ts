import { createStore } from '../createStore';

/** Calls that wait for the connection, by what they change, each with the function that gives it up. */
const waiting = createStore<ReadonlyMap<string, () => void>>(new Map());

export const waitingCalls = {
  has: (key: string) => waiting.read().has(key),
  subscribe: waiting.subscribe,
  /** An earlier call that changes the same is given up: the last wish counts. */
  add(key: string, giveUp: () => void) {
    this.giveUp(key);
    waiting.set(new Map([...waiting.read(), [key, giveUp]]));
  },
  /** The call is being sent. */
  remove(key: string) {
    const others = new Map(waiting.read());
    if (others.delete(key)) waiting.set(others);
  },
  isEmpty: () => waiting.read().size === 0,
  /** Gives up a call. Returns false if none waits, for example because it is being sent. */
  giveUp(key: string) {
    const giveUp = waiting.read().get(key);
    if (!giveUp) return false;
    this.remove(key);
    giveUp();
    return true;
  },
  giveUpAll() {
    for (const key of waiting.read().keys()) this.giveUp(key);
  },
};
