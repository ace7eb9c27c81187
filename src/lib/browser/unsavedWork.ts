import { createStore } from '../createStore';

/** How many screens have unsaved work. */
const holders = createStore(0);

/** Guards don't redirect from a screen with unsaved work; the user signs in again on the screen. */
export const unsavedWork = {
  isHeld: () => holders.read() > 0,
  subscribe: holders.subscribe,
  /** Returns a function that releases the hold. */
  hold() {
    holders.set(holders.read() + 1);
    return () => holders.set(holders.read() - 1);
  },
};
