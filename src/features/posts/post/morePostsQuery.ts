import { listMorePosts } from '@contract/endpoints/posts';
import { limits } from '@contract/limits';
import { cachedAnswer } from '@/store/cachedQuery';
import { idsOf } from '@/store/idsOf';
import '@/store/posts/postCardsSlice';

type MoreArg = { authorId: string; tag: string };

/** Other posts of an author, and others about a topic. A reader misses nothing without them. */
export const morePostsQuery = cachedAnswer({
  name: 'morePosts',
  keyOf: ({ authorId, tag }: MoreArg) => `${authorId} ${tag}`,
  call: (query, { call }) => call(listMorePosts, { query }),
  dataOf: ({ byAuthor, aboutTopic }) => ({
    byAuthorIds: idsOf(byAuthor),
    aboutTopicIds: idsOf(aboutTopic),
  }),
  posts: ({ byAuthor, aboutTopic }) => ({ listed: [...byAuthor, ...aboutTopic] }),
  failure: null,
  limit: limits.cache.morePosts,
});
