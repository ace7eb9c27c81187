import type { Answer } from '@contract/endpoint';
import { listOwnComments } from '@contract/endpoints/comments';
import { commentTexts } from '@contract/texts/commentTexts';
import type { Cache } from '@/store/cache';
import { cachedQuery, type ViewerArg, viewerKey } from '@/store/cachedQuery';

declare module '@/store/appTypes' {
  interface LazySlices {
    myComments: Cache<Answer<typeof listOwnComments>>;
  }
}

export const myCommentsQuery = cachedQuery({
  name: 'myComments',
  cacheOf: ({ myComments }) => myComments,
  keyOf: viewerKey,
  call: (_: ViewerArg, { call }) => call(listOwnComments, { query: {} }),
  failure: commentTexts.ownFailed,
  limit: 1,
});
