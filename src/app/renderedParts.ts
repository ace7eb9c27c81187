import { paths } from '@contract/pages';
import type { RouteObject } from 'react-router-dom';
import { ensureQuery, queriesSettled, type RouteQuery } from '@/store/routeQuery';
import { selectViewer } from '@/store/viewer';
import type { AppStore } from './store';

type Address = Parameters<typeof ensureQuery>[1];
type Store = Pick<AppStore, 'dispatch' | 'getState'>;
type PartArgs = { postId: string; viewerId: string | null; search: URLSearchParams };
type PartQueries = (args: PartArgs) => Promise<readonly RouteQuery<unknown>[]>;

/** What parts of the pages about a post otherwise request when they are shown. */
const partQueries: Readonly<Record<string, PartQueries>> = {
  [paths.post]: async ({ postId }) => {
    const { commentsQuery } = await import('@/features/comments/model/commentQueries');
    return [commentsQuery(postId)];
  },
  [paths.history]: async ({ search, ...viewed }) => {
    const { shownQueries } = await import('./otherQueries');
    return shownQueries(viewed, search);
  },
};

type Shown = { matches: readonly { route: Pick<RouteObject, 'path'> }[]; location: Address };

/** Waits for the data of the shown page, and loads that of its parts: a rendered page contains them. */
export async function loadRenderedData(store: Store, { matches, location }: Shown) {
  await store.dispatch(queriesSettled());
  const queriesOf = partQueries[matches.at(-1)?.route.path ?? ''];
  if (!queriesOf) return;
  const { selectStoredPosts } = await import('@/features/posts/model/postQueries');
  const state = store.getState();
  const postId = selectStoredPosts(state).at(-1)?.data?.id;
  if (postId === undefined) return;
  const viewerId = selectViewer(state)?.id ?? null;
  const search = new URLSearchParams(location.search);
  for (const query of await queriesOf({ postId, viewerId, search })) {
    store.dispatch(ensureQuery(query, location));
  }
  await store.dispatch(queriesSettled());
}
