import { listMorePosts } from '@contract/endpoints/morePosts';
import { limits } from '@contract/limits';
import { cachedAnswer } from '@/store/cachedQuery';
import { idsOf } from '@/store/idsOf';
import '@/store/posts/postCardsSlice';

type MoreArg = { authorId: string; tag: string; postId: string };

/** Posts like one, and other posts of its author. A reader misses nothing without them. */
export const morePostsQuery = cachedAnswer({
  name: 'morePosts',
  keyOf: ({ postId }: MoreArg) => postId,
  call: (query, { call }) => call(listMorePosts, { query }),
  // An older answer has only those about the first topic.
  dataOf: ({ byAuthor, aboutTopic, alike = aboutTopic }) => ({
    byAuthorIds: idsOf(byAuthor),
    alikeIds: idsOf(alike),
  }),
  posts: ({ byAuthor, aboutTopic, alike = aboutTopic }) => ({ listed: [...byAuthor, ...alike] }),
  failure: null,
  limit: limits.cache.morePosts,
});
