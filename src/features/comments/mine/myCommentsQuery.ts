import { listOwnComments } from '@contract/endpoints/receivedComments';
import { commentTexts } from '@contract/texts/commentTexts';
import { cachedQuery, type PageArg, pageKey, skipTo } from '@/store/cachedQuery';

export const myCommentsQuery = cachedQuery({
  name: 'myComments',
  keyOf: pageKey,
  call: ({ page }: PageArg, { call }) => call(listOwnComments, { query: skipTo(page) }),
  failure: commentTexts.ownFailed,
});
