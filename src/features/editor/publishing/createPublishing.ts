import { apiError, isApiError } from '@/lib/apiError';
import { createStore } from '@/lib/createStore';
import type { PostOnServer } from '../draft/draft';
import type { DraftStore } from '../draft/draftStore';
import type { PublishingParts } from './effects';
import { reducePublishing, runEffect } from './publishingMachine';
import { initialPublishing, type PublishingEvent, type PublishingOptions } from './publishingState';

/** Holds the state of publishing. Entering a step, or a state of the save, starts its effect; leaving it aborts the effect. */
export function createPublishing(
  server: PostOnServer,
  parts: PublishingParts,
  options: PublishingOptions = {},
) {
  const state = createStore(initialPublishing(server, options));
  const running = { step: new AbortController(), autosave: new AbortController() };

  function dispatch(event: PublishingEvent) {
    const before = state.read();
    const next = reducePublishing(before, event);
    if (next === before) return;
    state.set(next);
    if (next.step !== before.step) void run('step');
    // The effect of the step may have changed it already.
    if (next.autosave !== before.autosave && next.autosave === state.read().autosave)
      void run('autosave');
  }

  async function run(region: 'step' | 'autosave') {
    running[region].abort();
    running[region] = new AbortController();
    const { signal } = running[region];
    const onProgress = (share: number) => {
      if (!signal.aborted) dispatch({ type: 'progressed', share });
    };
    const entered = state.read();
    const call = { ...parts, state: entered, context: { signal, onProgress } };
    const at = entered[region];
    const end = await runEffect(call, [at.name, at]).catch((thrown: unknown): PublishingEvent => {
      if (region === 'autosave') return { type: 'autosaveFailed' };
      return { type: 'failed', error: isApiError(thrown) ? thrown : apiError('unreadable') };
    });
    if (end && !signal.aborted) dispatch(end);
  }

  return { dispatch, getState: state.read, subscribe: state.subscribe };
}

export type Publishing = ReturnType<typeof createPublishing>;

/** Tells `publishing` what happens to the draft and the page. Returns a function that sends what is left, then stops. */
export function startAutosave(
  draftStore: DraftStore,
  { dispatch }: { dispatch: (event: PublishingEvent) => void },
) {
  const stop = draftStore.subscribe(() =>
    dispatch({ type: 'draftChanged', hasUnsaved: draftStore.hasUnsaved() }),
  );
  function handleVisibility() {
    if (document.visibilityState === 'hidden') dispatch({ type: 'autosaveRequested' });
  }
  const handlePageHide = () => dispatch({ type: 'pageLeft' });
  document.addEventListener('visibilitychange', handleVisibility);
  window.addEventListener('pagehide', handlePageHide);
  dispatch({ type: 'editorOpened' });
  return () => {
    stop();
    document.removeEventListener('visibilitychange', handleVisibility);
    window.removeEventListener('pagehide', handlePageHide);
    // The last keys, while the editor is there: a save that runs may be followed by another one.
    if (draftStore.mayHaveUnsaved()) void draftStore.read();
    dispatch({ type: 'editorClosed' });
  };
}
