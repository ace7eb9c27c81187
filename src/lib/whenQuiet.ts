const longestWait = 2000;
const pause = 200;

/** Resolves when the browser is idle. */
export function whenQuiet() {
  return new Promise<void>((resolve) => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in globalThis) {
      globalThis.requestIdleCallback(() => resolve(), { timeout: longestWait });
    } else setTimeout(resolve, pause);
  });
}
