import type { Answer } from '@contract/endpoint';
import { readWaiting } from '@contract/endpoints/moderation';
import type { Cache } from '@/store/cache';
import { cachedQuery, type ViewerArg, viewerKey } from '@/store/cachedQuery';

declare module '@/store/appTypes' {
  interface LazySlices {
    waiting: Cache<Answer<typeof readWaiting>>;
  }
}

/** How much waits for a decision of the viewer. A view without the number says nothing about it. */
export const waitingQuery = cachedQuery({
  name: 'waiting',
  cacheOf: ({ waiting }) => waiting,
  keyOf: viewerKey,
  call: (_: ViewerArg, { call }) => call(readWaiting, {}),
  failure: null,
  limit: 1,
});
