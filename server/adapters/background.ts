import type { Ports } from '@server/core/ports';

/** Starts background tasks and reports their failures. */
export type Background = {
  start: Ports['background'];
  /** Waits for all tasks, also those that are started meanwhile. */
  settled(): Promise<void>;
};

/** Background tasks of the process, so that a shutdown can wait for them. */
export function createBackground(report: Ports['report']): Background {
  const running = new Set<Promise<void>>();

  /** A task that throws before its first `await` is reported too. */
  async function run(task: () => Promise<void>) {
    try {
      await task();
    } catch (failure) {
      report(failure);
    }
  }

  return {
    start(task) {
      const started = run(task).finally(() => running.delete(started));
      running.add(started);
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
