import { entryOf } from '@/store/cache';
import type { RouteQuery } from '@/store/routeQuery';
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
