const stores = ['localStorage', 'sessionStorage', 'indexedDB', 'BroadcastChannel'] as const;

function blocked(): never {
  throw new DOMException('The rehearsal stores nothing on this device.', 'SecurityError');
}

/** The router's entries replace each other without an address: "Back" leaves /move, and a reload starts again. */
function keepAddress({ history }: Window) {
  const replace = history.replaceState.bind(history);
  const value = (state: unknown) => replace(state, '');
  for (const name of ['pushState', 'replaceState'] as const) {
    Object.defineProperty(history, name, { value, configurable: true });
  }
}

/**
 * Blocks what the frame shares with the other pages of the site: the session, drafts, what was read, and messages
 * between tabs. The app works without them, as in browsers that block them. Reads are not counted, and the history of the
 * tab gets no entries.
 */
export function leaveDevice(target: Window = window) {
  for (const name of stores) {
    Object.defineProperty(target, name, { get: blocked, configurable: true });
  }
  Object.defineProperty(target.navigator, 'sendBeacon', { value: () => true, configurable: true });
  keepAddress(target);
}
