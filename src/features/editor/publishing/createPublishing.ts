import { apiError, isApiError } from '@/lib/apiError';
import type { PostOnServer } from '../draft/draft';
import { reducePublishing } from './publishingMachine';
import { initialPublishing, type PublishingEvent } from './publishingState';
import type { RunStep } from './runStep';

/** Holds the state of publishing. Entering a step starts its call; leaving it aborts the call. */
export function createPublishing(server: PostOnServer, run: RunStep, isNew = false) {
  const listeners = new Set<() => void>();
  let state = initialPublishing(server, isNew);
  let call = new AbortController();

  function dispatch(event: PublishingEvent) {
    const { step } = state;
    const next = reducePublishing(state, event);
    if (next === state) return;
    state = next;
    if (state.step !== step) void runCurrentStep();
    for (const listener of listeners) listener();
  }

  async function runCurrentStep() {
    call.abort();
    call = new AbortController();
    const { signal } = call;
    const onProgress = (share: number) => {
      if (!signal.aborted) dispatch({ type: 'progressed', share });
    };
    try {
      const event = await run(state, { signal, onProgress });
      if (event && !signal.aborted) dispatch(event);
    } catch (thrown) {
      const error = isApiError(thrown) ? thrown : apiError('unreadable');
      if (!signal.aborted) dispatch({ type: 'failed', error });
    }
  }

  return {
    dispatch,
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export type Publishing = ReturnType<typeof createPublishing>;
