import type { LikeState, PostCard } from '@contract/entities';
import { createEntityAdapter, createSlice, isAnyOf } from '@reduxjs/toolkit';
import { type AnsweredPost, bringsPosts, cardOf, type PostCardsState } from '../answeredPosts';
import { rootReducer } from '../rootReducer';
import {
  authorBlocked,
  authorDeleted,
  pendingDiscarded,
  planEnded,
  postDeleted,
  postSaved,
  publicationEnded,
  publicationStarted,
} from './postEvents';
import { fetchLikes, likePost, unlikePost } from './postThunks';

const adapter = createEntityAdapter<AnsweredPost, string>({ selectId: ({ _id }) => _id });

const initialState: PostCardsState = adapter.getInitialState({
  pendingLikes: {},
  pendingReads: {},
  publishingIds: [],
  blockedAuthorIds: [],
});

function showLikes(card: AnsweredPost, { totalLikes, isLiked }: LikeState) {
  card.likes = totalLikes;
  card.isLiked = isLiked;
}

function startLike(state: PostCardsState, postId: string, like: { requestId: string; by: 1 | -1 }) {
  const card = state.entities[postId];
  if (!card) return;
  const shown = { totalLikes: card.likes, isLiked: card.isLiked ?? false };
  const { requestIds, confirmed } = state.pendingLikes[postId] ?? {
    requestIds: [],
    confirmed: shown,
  };
  state.pendingLikes[postId] = { requestIds: [...requestIds, like.requestId], confirmed };
  delete state.pendingReads[postId];
  const isLiked = like.by === 1;
  if (isLiked !== shown.isLiked) {
    showLikes(card, { totalLikes: shown.totalLikes + like.by, isLiked });
  }
}

type LikeEnd = { postId: string; requestId: string; answer?: LikeState };

/** Shows the confirmed state unless a newer request decides what is shown. */
function endLike(state: PostCardsState, { postId, requestId, answer }: LikeEnd) {
  const card = state.entities[postId];
  const pending = state.pendingLikes[postId];
  const at = pending?.requestIds.indexOf(requestId) ?? -1;
  if (!pending || at < 0) return;
  const isNewest = at === pending.requestIds.length - 1;
  // The answers of requests that were sent before this one are outdated; a failure says nothing about them.
  if (answer) pending.confirmed = answer;
  pending.requestIds.splice(answer ? 0 : at, answer ? at + 1 : 1);
  if (pending.requestIds.length === 0) delete state.pendingLikes[postId];
  if (card && isNewest) showLikes(card, pending.confirmed);
}

function setShownAsPublished(state: PostCardsState, id: string, isPublished: boolean) {
  const card = state.entities[id];
  if (card) card.isPublished = isPublished;
}

const without = (ids: readonly string[], id: string) => ids.filter((other) => other !== id);

/** The one place of post cards: lists of all features hold ids of them. */
const postCardsSlice = createSlice({
  name: 'postCards',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(postSaved, (state, { payload }) => {
        if (state.entities[payload._id]) adapter.upsertOne(state, cardOf(payload));
      })
      .addCase(authorBlocked, (state, { payload: { authorId, isBlocked } }) => {
        state.blockedAuthorIds = without(state.blockedAuthorIds, authorId);
        if (isBlocked) state.blockedAuthorIds.push(authorId);
      })
      .addCase(authorDeleted, (state, { payload }) => {
        const isByAuthor = ({ author }: PostCard) => author._id === payload.authorId;
        const cards = Object.values(state.entities);
        adapter.removeMany(
          state,
          cards.filter(isByAuthor).map(({ _id }) => _id),
        );
      })
      .addCase(postDeleted, (state, { payload }) => adapter.removeOne(state, payload.id))
      .addCase(publicationStarted, (state, { payload: { id, isPublished } }) => {
        state.publishingIds.push(id);
        setShownAsPublished(state, id, isPublished);
      })
      .addCase(publicationEnded, (state, { payload }) => {
        const { id, isPublished, publishedAt } = payload;
        state.publishingIds = without(state.publishingIds, id);
        setShownAsPublished(state, id, isPublished);
        const card = state.entities[id];
        if (card && publishedAt) card.publishedAt ??= publishedAt;
      })
      .addCase(pendingDiscarded, (state, { payload: { id } }) => {
        adapter.updateOne(state, { id, changes: { hasPending: false } });
      })
      .addCase(planEnded, (state, { payload: { id } }) => {
        const card = state.entities[id];
        if (card) card.publishAt = null;
      })
      .addCase(fetchLikes.pending, (state, { meta: { arg, requestId } }) => {
        if (!state.pendingLikes[arg.postId]) state.pendingReads[arg.postId] = requestId;
      })
      .addCase(fetchLikes.fulfilled, (state, { payload, meta: { arg, requestId } }) => {
        const card = state.entities[arg.postId];
        if (state.pendingReads[arg.postId] !== requestId) return;
        delete state.pendingReads[arg.postId];
        if (card) showLikes(card, payload);
      })
      .addCase(fetchLikes.rejected, (state, { meta: { arg, requestId } }) => {
        if (state.pendingReads[arg.postId] === requestId) delete state.pendingReads[arg.postId];
      })
      .addCase(likePost.pending, (state, { meta }) =>
        startLike(state, meta.arg.postId, { requestId: meta.requestId, by: 1 }),
      )
      .addCase(unlikePost.pending, (state, { meta }) =>
        startLike(state, meta.arg.postId, { requestId: meta.requestId, by: -1 }),
      )
      .addMatcher(isAnyOf(likePost.fulfilled, unlikePost.fulfilled), (state, { payload, meta }) =>
        endLike(state, {
          postId: meta.arg.postId,
          requestId: meta.requestId,
          answer: payload.data,
        }),
      )
      .addMatcher(isAnyOf(likePost.rejected, unlikePost.rejected), (state, { meta }) =>
        endLike(state, { postId: meta.arg.postId, requestId: meta.requestId }),
      )
      .addMatcher(bringsPosts, (state, { meta: { posts } }) => {
        const { listed = [], others = [] } = posts;
        adapter.upsertMany(state, [...listed, ...others]);
        for (const { _id, isLiked } of others) {
          if (isLiked !== undefined) delete state.pendingLikes[_id];
        }
        // Public lists hold no posts of blocked authors.
        const listedAuthors = new Set(listed.map(({ author }) => author._id));
        state.blockedAuthorIds = state.blockedAuthorIds.filter((id) => !listedAuthors.has(id));
      });
  },
});

export const { selectSlice: selectPostCards } = postCardsSlice.injectInto(rootReducer);
