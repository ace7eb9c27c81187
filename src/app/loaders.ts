import { readHubQuery } from '@contract/hubQuery';
import type { DataPage, PageName } from '@contract/pages';
import type { LoaderFunction } from 'react-router-dom';
import type { DashboardView } from '@/features/dashboard/viewQueries';
import { pageOf } from '@/lib/pageNumber';
import { type RouteQuery, startQueries } from '@/store/routeQuery';
import { selectViewer } from '@/store/viewer';
import type { AppStore } from './store';

type Viewer = ReturnType<typeof selectViewer>;
type RouteArgs = {
  params: Partial<Record<string, string>>;
  search: URLSearchParams;
  viewer: Viewer;
};
type RouteQueries = (args: RouteArgs) => Promise<readonly RouteQuery<unknown>[]>;

const dashboardView =
  (view: DashboardView): RouteQueries =>
  async ({ search, viewer }) => {
    if (!viewer) return [];
    const { viewQueries } = await import('@/features/dashboard/viewQueries');
    return viewQueries[view]({ search, viewer });
  };

/** The data that pages start to load with their code. */
const queries = {
  home: async () => [(await import('@/features/posts/model/homeQuery')).homeQuery],
  posts: async ({ search }) => {
    const [{ postListQuery }, { postsQueryOf }] = await Promise.all([
      import('@/features/posts/model/postListQuery'),
      import('@/features/posts/hub/postsQuery'),
    ]);
    return [postListQuery(postsQueryOf(readHubQuery(search)))];
  },
  post: async ({ params: { url = '' }, viewer }) => {
    if (!url.trim()) return [];
    const { postQuery } = await import('@/features/posts/model/postQueries');
    return [postQuery({ url, viewerId: viewer?.id ?? null })];
  },
  history: async ({ params: { url = '' }, viewer }) => {
    const { postQuery } = await import('@/features/posts/model/postQueries');
    return [postQuery({ url, viewerId: viewer?.id ?? null })];
  },
  profile: async ({ params: { username = '' }, search, viewer }) => {
    if (!viewer) return [];
    const { profileQuery } = await import('@/features/profile/profileQueries');
    return [profileQuery({ viewerId: viewer.id, username, page: pageOf(search) })];
  },
  preview: async ({ params: { token = '' } }) => {
    const { previewQuery } = await import('@/features/posts/preview/previewQuery');
    return [previewQuery(token)];
  },
  books: async ({ search }) => {
    const { booksQuery } = await import('@/features/book/public/booksQuery');
    return [booksQuery({ page: pageOf(search) })];
  },
  publicBook: async ({ params: { username = '', slug = '' }, search }) => {
    const { publicBookQuery } = await import('@/features/book/public/publicBookQuery');
    return [publicBookQuery({ username, slug, page: pageOf(search) })];
  },
  dashboard: dashboardView('overview'),
  users: dashboardView('users'),
  letters: dashboardView('letters'),
  followers: dashboardView('followers'),
  followings: dashboardView('followings'),
  ownProfile: dashboardView('ownProfile'),
  // Without the user's own posts: only their view knows whether a success toast is due.
} satisfies Record<DataPage, RouteQueries> & Partial<Record<PageName, RouteQueries>>;

type QueriedPage = keyof typeof queries;

export const hasQueries = (name: PageName): name is QueriedPage => Object.hasOwn(queries, name);

/**
 * Loaders start the data of a route in parallel with the code of its page. They don't wait for it:
 * the page shows its own skeleton, and a server awaits `queriesSettled`.
 */
export function createLoaders({ dispatch, getState }: Pick<AppStore, 'dispatch' | 'getState'>) {
  return (name: QueriedPage): LoaderFunction =>
    ({ params, request }) => {
      const url = new URL(request.url);
      const args = { params, search: url.searchParams, viewer: selectViewer(getState()) };
      dispatch(startQueries(url, () => queries[name](args)));
      return null;
    };
}
