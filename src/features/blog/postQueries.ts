import type { RootState } from '@/store/appTypes';
import { entryOf } from '@/store/cache';
import type { RouteQuery } from '@/store/routeQuery';
import type { CommentData } from './commentData';
import { fetchComments } from './commentQueryThunks';
import { type PostData, selectPost } from './postSlice';
import { fetchPost, prefetchPost } from './postThunks';

type PostFor = { url: string; viewerId: string | null };

/** The viewer is part of the key because the answer depends on who asks. */
export function postQuery({ url, viewerId }: PostFor): RouteQuery<PostData> {
  return {
    key: `post/${viewerId ?? ''}/${url}`,
    fetch: () => fetchPost({ url }),
    prefetch: () => prefetchPost({ url }),
    select: (state) => entryOf(selectPost(state).posts, url),
  };
}

/** Reloads as many comments as were loaded, and all replies of the thread `wholeThreadId`. */
export function commentsQuery(postId: string, wholeThreadId?: string): RouteQuery<CommentData> {
  const select = (state: RootState) => entryOf(selectPost(state).comments, postId);
  return {
    key: `post/comments/${postId}`,
    fetch: () => (dispatch, getState) => {
      const loaded = select(getState())?.data?.comments ?? [];
      const replies = Object.fromEntries(
        loaded.map(({ _id: id, firstReplies }) => [
          id,
          id === wholeThreadId ? Number.MAX_SAFE_INTEGER : firstReplies.length,
        ]),
      );
      return dispatch(fetchComments({ postId, loaded: loaded.length, replies }));
    },
    select,
  };
}
