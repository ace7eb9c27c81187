/** How many screens hold work that a lost session must not take away. */
let holders = 0;
const listeners = new Set<() => void>();

function tell() {
  for (const listener of listeners) listener();
}

/** Guards leave a screen where it is while it holds work; signing in again happens on the spot. */
export const unsavedWork = {
  isHeld: () => holders > 0,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  /** Returns how to let go. */
  hold() {
    holders += 1;
    tell();
    return () => {
      holders -= 1;
      tell();
    };
  },
};
