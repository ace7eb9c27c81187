import type { Person, PostCard } from '@contract/entities';
import { limits } from '@contract/limits';
import type { FollowReason } from '@contract/people/readerEntities';
import { viewerKey } from '@/store/cachedQuery';
import { queryOf } from '@/store/queryOf';
import {
  fetchFollowed,
  fetchMoreFollowed,
  fetchTopics,
  followTopic,
  unfollowTopic,
} from './followedThunks';
import '@/store/posts/postCardsSlice';

type FollowedItem = { id: string; because: FollowReason };

export type FollowedList = {
  items: FollowedItem[];
  areMore: boolean;
  newest: string | null;
  /** Up to when an earlier visit saw the posts; it stays the same until the page is loaded again. */
  seenUntil: string | null;
  suggestions: Person[];
};

const itemsOf = (posts: readonly (PostCard & { because: FollowReason })[]) =>
  posts.map(({ _id: id, because }) => ({ id, because }));

/** Topics are compared without regard to case. */
export const isSameTopic = (one: string, other: string) =>
  one.toLowerCase() === other.toLowerCase();

type OfViewer = { meta: { arg: { viewerId: string | null } } };

const ofViewer = ({ meta }: OfViewer) => meta.arg.viewerId ?? '';

export const followedQuery = queryOf(fetchFollowed, {
  name: 'followedPosts',
  keyOf: viewerKey,
  dataOf: (
    { posts, areMore, newest, seenUntil, suggestions },
    before: FollowedList | null,
  ): FollowedList => ({
    items: itemsOf(posts),
    areMore,
    newest,
    seenUntil: before ? before.seenUntil : seenUntil,
    suggestions,
  }),
  limit: limits.cache.followed,
}).on(
  fetchMoreFollowed.fulfilled,
  (list, { payload: { posts, areMore } }) => ({
    ...list,
    items: [...list.items, ...itemsOf(posts)],
    areMore,
  }),
  ofViewer,
);

export const topicsQuery = queryOf(fetchTopics, {
  name: 'topics',
  keyOf: viewerKey,
  dataOf: ({ topics }) => topics,
  limit: limits.cache.followed,
})
  .on(
    followTopic.fulfilled,
    (topics, { meta: { arg } }) => [
      { tag: arg.tag, createdAt: new Date().toISOString() },
      ...topics.filter(({ tag }) => !isSameTopic(tag, arg.tag)),
    ],
    ofViewer,
  )
  .on(
    unfollowTopic.fulfilled,
    (topics, { meta: { arg } }) => topics.filter(({ tag }) => !isSameTopic(tag, arg.tag)),
    ofViewer,
  );
