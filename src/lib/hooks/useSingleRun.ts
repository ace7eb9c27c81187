import { useRef, useState } from 'react';

/** Runs an action once at a time: calls while it runs are ignored. */
export function useSingleRun() {
  // The state is too late for a second call in the same task.
  const isRunning = useRef(false);
  const [isBusy, setIsBusy] = useState(false);

  async function run(action: () => Promise<unknown>) {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    try {
      await action();
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  }

  return { isBusy, run };
}
