import { useEffect, useState } from 'react';
import { whenQuiet } from '../browser/whenQuiet';

let previousTurn = Promise.resolve();

/** Resolves when the browser is idle, for one caller after another. */
function nextIdleTurn() {
  previousTurn = previousTurn.then(whenQuiet);
  return previousTurn;
}

/** Counts up to `count`, one step each time the browser is idle, to render a slow part in pieces. */
export function useIdleSteps(count: number) {
  const [step, setStep] = useState(0);
  useEffect(() => {
    let isMounted = true;
    if (step < count) {
      void nextIdleTurn().then(() => {
        if (isMounted) setStep(step + 1);
      });
    }
    return () => {
      isMounted = false;
    };
  }, [step, count]);
  return step;
}
