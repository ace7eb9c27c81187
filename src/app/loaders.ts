import { readHubQuery } from '@contract/hubQuery';
import { type DataPage, type PageName, paths } from '@contract/pages';
import { defaultSite, type PublicSite } from '@contract/site/publicSite';
import type { LoaderFunction } from 'react-router-dom';
import { type RouteQuery, startQueries } from '@/store/routeQuery';
import { selectViewer } from '@/store/viewer';
import type { otherQueries } from './otherQueries';
import type { RouteArgs } from './routeArgs';
import type { AppStore } from './store';

type RouteQueries = (args: RouteArgs) => Promise<readonly RouteQuery<unknown>[]>;

const isDashboard = (name: PageName) => paths[name].startsWith(paths.dashboard);

/** The data of the views of the dashboard is in a table that visitors don't load. */
async function ofDashboard(name: PageName, { search, viewer }: RouteArgs) {
  if (!viewer) return [];
  const { viewQueries } = await import('@/features/dashboard/viewQueries');
  return viewQueries[name]?.({ search, viewer }) ?? [];
}

async function ofPost({ params: { url = '' }, viewer }: RouteArgs) {
  if (!url.trim()) return [];
  const { postQuery } = await import('@/features/posts/model/postQueries');
  return [postQuery({ url, viewerId: viewer?.id ?? null })];
}

/** The data of the pages that few visitors open is in a table that the others don't load. */
const ofOthers =
  (name: keyof typeof otherQueries): RouteQueries =>
  async (args) =>
    (await import('./otherQueries')).otherQueries[name](args);

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
  post: ofPost,
  history: ofPost,
  profile: ofOthers('profile'),
  preview: ofOthers('preview'),
  books: ofOthers('books'),
  publicBook: ofOthers('publicBook'),
  about: ofOthers('about'),
  privacyPolicy: ofOthers('privacyPolicy'),
  sitePage: ofOthers('sitePage'),
} satisfies Record<DataPage, RouteQueries>;

type QueriedPage = keyof typeof queries;

const isQueried = (name: PageName): name is QueriedPage => Object.hasOwn(queries, name);

export const hasQueries = (name: PageName) => isQueried(name) || isDashboard(name);

/**
 * Loaders start the data of a route in parallel with the code of its page. They don't wait for it:
 * the page shows its own skeleton, and a server awaits `queriesSettled`.
 */
export function createLoaders(
  { dispatch, getState }: Pick<AppStore, 'dispatch' | 'getState'>,
  site: PublicSite = defaultSite,
) {
  return (name: PageName): LoaderFunction =>
    ({ params, request }) => {
      const url = new URL(request.url);
      const args = { params, search: url.searchParams, viewer: selectViewer(getState()), site };
      dispatch(
        startQueries(url, () => (isQueried(name) ? queries[name](args) : ofDashboard(name, args))),
      );
      return null;
    };
}
