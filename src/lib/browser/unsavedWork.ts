/** How many screens have unsaved work. */
let holders = 0;
const listeners = new Set<() => void>();

function notifyListeners() {
  for (const listener of listeners) listener();
}

/** Guards don't redirect from a screen with unsaved work; the user signs in again on the screen. */
export const unsavedWork = {
  isHeld: () => holders > 0,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  /** Returns a function that releases the hold. */
  hold() {
    holders += 1;
    notifyListeners();
    return () => {
      holders -= 1;
      notifyListeners();
    };
  },
};
