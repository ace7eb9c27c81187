import * as v from 'valibot';

/** What a page asks the service worker. */
export const workerMessage = v.variant('type', [
  /** Keep what the page loaded before the worker controlled it. */
  v.object({ type: v.literal('keep'), addresses: v.array(v.string()) }),
  /** Keep the code of the editor and the dashboard. */
  v.object({ type: v.literal('keepMemberFiles') }),
]);

export type WorkerMessage = v.InferOutput<typeof workerMessage>;
