import { limits } from '@contract/limits';

const longestWait = 5 * limits.editor.changeBatch;

/** Runs `work` once changes have paused, and at the latest after a few pauses of steady typing. */
export function createBatches(work: () => void) {
  let pause: ReturnType<typeof setTimeout> | undefined;
  let latest: ReturnType<typeof setTimeout> | undefined;

  function stop() {
    clearTimeout(pause);
    clearTimeout(latest);
    latest = undefined;
  }

  function run() {
    stop();
    work();
  }

  return {
    note() {
      clearTimeout(pause);
      pause = setTimeout(run, limits.editor.changeBatch);
      latest ??= setTimeout(run, longestWait);
    },
    stop,
  };
}
