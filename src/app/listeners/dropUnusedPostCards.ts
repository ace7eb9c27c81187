import { limits } from '@contract/limits';
import { unusedPostCardsDropped } from '@/store/posts/postEvents';
import { selectReferencedPosts } from '@/store/posts/postReferences';
import type { StartListening } from './startListening';

/** Drops the post cards that no list refers to any more, once there are many. */
export function dropUnusedPostCards(startListening: StartListening) {
  startListening({
    predicate: (_, { postCards }, before) =>
      postCards !== undefined &&
      postCards.ids !== before.postCards?.ids &&
      postCards.ids.length > limits.cache.postCards,
    effect: (_, { dispatch, getState }) => {
      dispatch(unusedPostCardsDropped(selectReferencedPosts(getState())));
    },
  });
}
