import type { LoaderFunction, LoaderFunctionArgs } from 'react-router-dom';
import { pageOf } from '@/lib/pageNumber';
import type { AppStore } from './store';

type Begun = { abort: () => void };
type Start = (args: LoaderFunctionArgs, address: URL) => Promise<Begun | null>;

/** A started request is itself a promise, which an async function would wait for. */
const handleOf = (request: Begun): Begun => ({ abort: () => request.abort() });

/** Each brings its thunk and the slice that takes the answer in: small, and first of what a page loads. */
const bring = {
  blog: () =>
    Promise.all([
      import('@/features/blog/blogThunks'),
      import('@/features/blog/hub/hubQuery'),
      import('@/features/blog/blogSlice'),
    ]),
  post: () =>
    Promise.all([import('@/features/blog/postThunks'), import('@/features/blog/postSlice')]),
  profile: () =>
    Promise.all([
      import('@/features/profile/profileThunks'),
      import('@/features/profile/profileSlice'),
    ]),
};

/**
 * What a route asks for while the code of its page is still on its way. A loader only starts the
 * data and answers at once; the page shows how far it is. What the page before was still waiting
 * for is given up.
 */
export function createLoaders({ dispatch, getState }: AppStore) {
  let begun: Promise<Begun | null> = Promise.resolve(null);

  const starting =
    (start: Start): LoaderFunction =>
    (args) => {
      const before = begun;
      void before.then((request) => request?.abort());
      begun = start(args, new URL(args.request.url)).catch(() => null);
      return null;
    };

  return {
    home: starting(async () => {
      const [{ fetchHome }] = await bring.blog();
      return handleOf(dispatch(fetchHome()));
    }),
    posts: starting(async (_, { searchParams }) => {
      const [{ fetchPosts }, { postsQueryOf, readHubQuery }] = await bring.blog();
      return handleOf(dispatch(fetchPosts(postsQueryOf(readHubQuery(searchParams)))));
    }),
    post: starting(async ({ params: { url = '' } }) => {
      if (!url.trim()) return null;
      const [{ fetchPost }] = await bring.post();
      return handleOf(dispatch(fetchPost({ url })));
    }),
    profile: starting(async ({ params: { username = '' } }, { searchParams }) => {
      const viewerId = getState().auth.user?.id;
      if (!viewerId) return null;
      const [{ fetchProfile }] = await bring.profile();
      return handleOf(dispatch(fetchProfile({ viewerId, username, page: pageOf(searchParams) })));
    }),
  };
}
