const longestWait = 2000;
const pause = 200;

/** Resolves when the browser is idle; on a server at once. */
export function whenQuiet() {
  if (typeof window === 'undefined') return Promise.resolve();
  return new Promise<void>((resolve) => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in globalThis) {
      globalThis.requestIdleCallback(() => resolve(), { timeout: longestWait });
    } else setTimeout(resolve, pause);
  });
}

/** Ends the current task, so that the browser can paint and handle input before what follows. */
export function nextTask() {
  return new Promise<void>((resolve) => {
    setTimeout(resolve, 0);
  });
}
