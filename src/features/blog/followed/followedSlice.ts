import type { Person, PostCard } from '@contract/entities';
import { limits } from '@contract/limits';
import type { FollowReason, Topic } from '@contract/people/readerEntities';
import { createSlice, isAsyncThunkAction } from '@reduxjs/toolkit';
import { type Cache, createCacheReducer, entryOf, withData } from '@/store/cache';
import { rootReducer } from '@/store/rootReducer';
import type { RouteQuery } from '@/store/routeQuery';
import {
  type Followed,
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

type FollowedState = { lists: Cache<FollowedList>; topics: Cache<Topic[]> };

declare module '@/store/appTypes' {
  interface LazySlices {
    followed: FollowedState;
  }
}

const keyOf = ({ viewerId }: Followed) => viewerId;

const itemsOf = (posts: readonly (PostCard & { because: FollowReason })[]) =>
  posts.map(({ _id: id, because }) => ({ id, because }));

const reduceLists = createCacheReducer({
  thunk: fetchFollowed,
  keyOf,
  dataOf: ({ posts, areMore, newest, seenUntil, suggestions }, before): FollowedList => ({
    items: itemsOf(posts),
    areMore,
    newest,
    seenUntil: before ? before.seenUntil : seenUntil,
    suggestions,
  }),
  limit: limits.cache.followed,
});

const reduceTopics = createCacheReducer({
  thunk: fetchTopics,
  keyOf,
  dataOf: ({ topics }): Topic[] => topics,
  limit: limits.cache.followed,
});

/** Topics are compared without regard to case. */
export const isSameTopic = (one: string, other: string) =>
  one.toLowerCase() === other.toLowerCase();

const initialState: FollowedState = { lists: [], topics: [] };

const followedSlice = createSlice({
  name: 'followed',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(fetchMoreFollowed.fulfilled, (state, { payload, meta }) => {
        state.lists = withData(state.lists, keyOf(meta.arg), (list) => ({
          ...list,
          items: [...list.items, ...itemsOf(payload.posts)],
          areMore: payload.areMore,
        }));
      })
      .addCase(followTopic.fulfilled, (state, { meta: { arg } }) => {
        state.topics = withData(state.topics, arg.viewerId ?? '', (topics) => [
          { tag: arg.tag, createdAt: new Date().toISOString() },
          ...topics.filter(({ tag }) => !isSameTopic(tag, arg.tag)),
        ]);
      })
      .addCase(unfollowTopic.fulfilled, (state, { meta: { arg } }) => {
        state.topics = withData(state.topics, arg.viewerId ?? '', (topics) =>
          topics.filter(({ tag }) => !isSameTopic(tag, arg.tag)),
        );
      })
      .addMatcher(isAsyncThunkAction(fetchFollowed), (state, action) => {
        state.lists = reduceLists(state.lists, action);
      })
      .addMatcher(isAsyncThunkAction(fetchTopics), (state, action) => {
        state.topics = reduceTopics(state.topics, action);
      });
  },
});

const { selectSlice: selectFollowed } = followedSlice.injectInto(rootReducer);

export const followedQuery = (arg: Followed): RouteQuery<FollowedList> => ({
  key: `followed/list/${keyOf(arg)}`,
  fetch: () => fetchFollowed(arg),
  select: (state) => entryOf(selectFollowed(state).lists, keyOf(arg)),
});

export const topicsQuery = (arg: Followed): RouteQuery<Topic[]> => ({
  key: `followed/topics/${keyOf(arg)}`,
  fetch: () => fetchTopics(arg),
  select: (state) => entryOf(selectFollowed(state).topics, keyOf(arg)),
});
