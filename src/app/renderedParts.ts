import { paths } from '@contract/pages';
import { matchPath } from 'react-router-dom';
import { pageOf } from '@/lib/pageNumber';
import { ensureQuery, queriesSettled } from '@/store/routeQuery';
import { selectViewer } from '@/store/viewer';
import type { AppStore } from './store';

type Address = Parameters<typeof ensureQuery>[1];
type Store = Pick<AppStore, 'dispatch' | 'getState'>;

/** What the history of a post requests when the post is known. */
async function historyQueries({ getState }: Store, postId: string, { search }: Address) {
  const { changesQuery, readComparison, versionsQuery } = await import(
    '@/features/history/historyQueries'
  );
  const params = new URLSearchParams(search);
  const range = readComparison(params);
  const post = { postId, viewerId: selectViewer(getState())?.id ?? null };
  return [
    versionsQuery({ ...post, page: pageOf(params) }),
    ...(range ? [changesQuery({ ...post, ...range })] : []),
  ];
}

async function partQueries(store: Store, postId: string, address: Address) {
  if (matchPath(paths.history, address.pathname)) return historyQueries(store, postId, address);
  const { commentsQuery } = await import('@/features/blog/postQueries');
  return [commentsQuery(postId)];
}

const shownPostId = ({ getState }: Store) => getState().post?.posts.at(-1)?.data?.id;

/**
 * Waits for the data of the address, and loads what parts of its page otherwise request when they
 * are shown: a rendered page contains them.
 */
export async function loadRenderedData(store: Store, address: Address) {
  await store.dispatch(queriesSettled());
  const postId = shownPostId(store);
  if (postId === undefined) return;
  for (const query of await partQueries(store, postId, address)) {
    store.dispatch(ensureQuery(query, address));
  }
  await store.dispatch(queriesSettled());
}
