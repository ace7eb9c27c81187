const patience = 2000;
const pause = 200;

/** Resolves once the browser has drawn what is there and has a moment for what comes after it. */
export function whenQuiet() {
  return new Promise<void>((resolve) => {
    // Not every browser has it.
    if ('requestIdleCallback' in globalThis) {
      globalThis.requestIdleCallback(() => resolve(), { timeout: patience });
    } else setTimeout(resolve, pause);
  });
}
