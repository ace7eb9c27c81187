import type { Answer } from '@contract/endpoint';
import { readPost } from '@contract/endpoints/posts';
import type { PostDetails } from '@contract/entities';
import { limits } from '@contract/limits';
import { postTexts } from '@contract/texts/postTexts';
import { createAction } from '@reduxjs/toolkit';
import { cardOf } from '@/store/answeredPosts';
import { createAppAsyncThunk, type ThunkContext } from '@/store/createAppAsyncThunk';
import { idsOf } from '@/store/idsOf';
import { postSaved } from '@/store/posts/postEvents';
import { queryOf } from '@/store/queryOf';
import '@/store/posts/postCardsSlice';

type PostAt = { url: string };

const readAt = ({ url }: PostAt, { call }: ThunkContext) =>
  call(readPost, { params: { url }, body: {} });

type PostAnswer = Answer<typeof readPost>;

const postsIn = ({ postDetails, recentPosts }: PostAnswer) => ({
  listed: recentPosts,
  others: [cardOf(postDetails)],
});

export const fetchPost = createAppAsyncThunk('post/fetchPost', readAt, {
  toasts: { failure: postTexts.loadFailed },
  posts: postsIn,
});

export const prefetchPost = createAppAsyncThunk('post/prefetchPost', readAt, {
  toasts: { isSilent: true },
  posts: postsIn,
});

/** The viewer has followed the author of a post, or has stopped it. */
export const authorFollowed = createAction<{ url: string; by: 1 | -1 }>('post/authorFollowed');

const atUrl = ({ payload }: { payload: { url: string } }) => payload.url;

type Details = Pick<
  PostDetails,
  'content' | 'revision' | 'canonicalUrl' | 'commentsClosed' | 'author'
>;

/** What a post has beside its card. */
export const detailsOf = ({
  content,
  revision,
  canonicalUrl,
  commentsClosed,
  author,
}: Details): Details => ({ content, revision, canonicalUrl, commentsClosed, author });

const posts = queryOf(fetchPost, {
  name: 'posts',
  keyOf: ({ url }) => url,
  dataOf: ({ postDetails, recentPosts }) => ({
    ...detailsOf(postDetails),
    id: postDetails._id,
    recentIds: idsOf(recentPosts),
  }),
  limit: limits.cache.posts,
  dropsRefused: true,
  also: { thunk: prefetchPost, ignoresFailure: true },
})
  .on(
    authorFollowed,
    ({ author, ...data }, { payload }) => ({
      ...data,
      author: { ...author, followers: author.followers + payload.by },
    }),
    atUrl,
  )
  .on(postSaved, (data, { payload }) => ({ ...data, ...detailsOf(payload) }), atUrl);

/** The posts that are in the state, the least recently requested first. */
export const selectStoredPosts = posts.selectAll;

/** The viewer is part of the key because the answer depends on who asks. */
export const postQuery = ({ url, viewerId }: { url: string; viewerId: string | null }) => ({
  ...posts({ url }),
  key: `post/${viewerId ?? ''}/${url}`,
  prefetch: () => prefetchPost({ url }),
});
