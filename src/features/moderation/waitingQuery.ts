import { readWaiting } from '@contract/endpoints/moderation';
import { cachedQuery, type ViewerArg, viewerKey } from '@/store/cachedQuery';

/** How much waits for a decision of the viewer. A view without the number says nothing about it. */
export const waitingQuery = cachedQuery({
  name: 'waiting',
  keyOf: viewerKey,
  call: (_: ViewerArg, { call }) => call(readWaiting, {}),
  failure: null,
  limit: 1,
});
