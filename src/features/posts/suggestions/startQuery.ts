import { readStart } from '@contract/endpoints/start';
import { startReads } from '@contract/people/readerEntities';
import { cachedAnswer, type ViewerArg, viewerKey } from '@/store/cachedQuery';
import { idsOf } from '@/store/idsOf';
import { lastReadsOnDevice } from '@/store/reads/deviceReads';
import '@/store/posts/postCardsSlice';

/** What concerns a member as a reader. The dashboard shows its other parts if it fails. */
export const startQuery = cachedAnswer({
  name: 'start',
  keyOf: viewerKey,
  async call({ viewerId }: ViewerArg, { call }) {
    const last = await lastReadsOnDevice(viewerId, startReads);
    const reads = last.map(({ postId, readAt, lastBlock }) => ({ postId, readAt, lastBlock }));
    return call(readStart, { body: { reads } });
  },
  dataOf: ({ begun, saved, changedPassages = 0, suggestions }) => ({
    begunIds: idsOf(begun),
    saved,
    changedPassages,
    suggestedIds: idsOf(suggestions),
  }),
  posts: ({ begun, suggestions }) => ({ listed: [...begun, ...suggestions] }),
  failure: null,
  limit: 1,
});
