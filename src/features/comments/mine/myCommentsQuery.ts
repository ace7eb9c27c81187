import { listOwnComments } from '@contract/endpoints/comments';
import { commentTexts } from '@contract/texts/commentTexts';
import { cachedQuery, type ViewerArg, viewerKey } from '@/store/cachedQuery';

export const myCommentsQuery = cachedQuery({
  name: 'myComments',
  keyOf: viewerKey,
  call: (_: ViewerArg, { call }) => call(listOwnComments, { query: {} }),
  failure: commentTexts.ownFailed,
  limit: 1,
});
