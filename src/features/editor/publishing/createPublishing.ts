import { apiError, isApiError } from '@/lib/apiError';
import { createStore } from '@/lib/createStore';
import type { PostOnServer } from '../draft/draft';
import type { NewerPost } from './newerPost';
import { reducePublishing } from './publishingMachine';
import { initialPublishing, type PublishingEvent } from './publishingState';
import type { RunAutosave } from './runAutosave';
import type { RunStep } from './runStep';

type PublishingOptions = {
  isNew?: boolean;
  /** The post is known to have changed since the version that the draft began from. */
  newer?: NewerPost | null;
  /** Without it, nothing is saved that the writer didn't ask for. */
  runAutosave?: RunAutosave;
};

/**
 * Holds the state of publishing. Entering a step, or a state of the save that runs by itself, starts its call; leaving it
 * aborts the call.
 */
export function createPublishing(
  server: PostOnServer,
  run: RunStep,
  {
    isNew = false,
    newer = null,
    runAutosave = () => Promise.resolve(null),
  }: PublishingOptions = {},
) {
  const state = createStore(initialPublishing(server, isNew, newer));
  let call = new AbortController();
  let autosaveCall = new AbortController();

  function dispatch(event: PublishingEvent) {
    const before = state.read();
    const next = reducePublishing(before, event);
    if (next === before) return;
    state.set(next);
    if (next.step !== before.step) void runCurrentStep();
    // The call of the step may have changed it already.
    if (next.autosave !== before.autosave && next.autosave === state.read().autosave)
      void runCurrentAutosave();
  }

  async function runCurrentStep() {
    call.abort();
    call = new AbortController();
    const { signal } = call;
    const onProgress = (share: number) => {
      if (!signal.aborted) dispatch({ type: 'progressed', share });
    };
    try {
      const event = await run(state.read(), { signal, onProgress });
      if (event && !signal.aborted) dispatch(event);
    } catch (thrown) {
      const error = isApiError(thrown) ? thrown : apiError('unreadable');
      if (!signal.aborted) dispatch({ type: 'failed', error });
    }
  }

  async function runCurrentAutosave() {
    autosaveCall.abort();
    autosaveCall = new AbortController();
    const { signal } = autosaveCall;
    try {
      const event = await runAutosave(state.read(), signal);
      if (event && !signal.aborted) dispatch(event);
    } catch {
      if (!signal.aborted) dispatch({ type: 'autosaveFailed' });
    }
  }

  return { dispatch, getState: state.read, subscribe: state.subscribe };
}

export type Publishing = ReturnType<typeof createPublishing>;
