import { editorLimits } from '@contract/document/editorLimits';

/** Leaves time for reading and writing: on a busy device, too, a change is stored within a second. */
const longestWait = 1.25 * editorLimits.changeBatch;

/** Runs `work` once changes have paused, and during steady typing every 500 ms. */
export function debounceBatch(work: () => void) {
  let pause: ReturnType<typeof setTimeout> | undefined;
  let latest: ReturnType<typeof setTimeout> | undefined;

  function cancel() {
    clearTimeout(pause);
    clearTimeout(latest);
    latest = undefined;
  }

  function run() {
    cancel();
    work();
  }

  return {
    schedule() {
      clearTimeout(pause);
      pause = setTimeout(run, editorLimits.changeBatch);
      latest ??= setTimeout(run, longestWait);
    },
    cancel,
  };
}
