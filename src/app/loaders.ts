import type { LoaderFunction, LoaderFunctionArgs } from 'react-router-dom';
import { fetchHome, fetchPosts } from '@/features/blog/blogThunks';
import { postsQueryOf, readHubQuery } from '@/features/blog/hub/hubQuery';
import { fetchPost } from '@/features/blog/postThunks';
import { fetchProfile } from '@/features/profile/profileThunks';
import { pageOf } from '@/lib/pageNumber';
import type { AppStore } from './store';

type Begun = { abort: () => void };

/**
 * What a route asks for while its code is still on its way. A loader only starts the data and
 * answers at once; the page shows how far it is. What the page before was still waiting for is
 * given up.
 */
export function createLoaders(store: AppStore) {
  const { dispatch } = store;
  let begun: Begun | null = null;

  const starting =
    (start: (args: LoaderFunctionArgs, address: URL) => Begun | null): LoaderFunction =>
    (args) => {
      begun?.abort();
      begun = start(args, new URL(args.request.url));
      return null;
    };

  return {
    home: starting(() => dispatch(fetchHome())),
    posts: starting((_, { searchParams }) =>
      dispatch(fetchPosts(postsQueryOf(readHubQuery(searchParams)))),
    ),
    post: starting(({ params: { url = '' } }) =>
      url.trim() ? dispatch(fetchPost({ url })) : null,
    ),
    profile: starting(({ params: { username = '' } }, { searchParams }) => {
      const viewerId = store.getState().auth.user?.id;
      return viewerId
        ? dispatch(fetchProfile({ viewerId, username, page: pageOf(searchParams) }))
        : null;
    }),
  };
}
