import { ensureQuery, queriesSettled } from '@/store/routeQuery';
import { selectViewer } from '@/store/viewer';
import type { AppStore } from './store';

type Address = Parameters<typeof ensureQuery>[1];
type Store = Pick<AppStore, 'dispatch' | 'getState'>;

async function partQueries(store: Store, postId: string, address: Address) {
  if (address.pathname.endsWith('/history')) {
    const { shownQueries } = await import('@/features/history/historyQueries');
    const viewerId = selectViewer(store.getState())?.id ?? null;
    return shownQueries({ postId, viewerId }, new URLSearchParams(address.search));
  }
  const { commentsQuery } = await import('@/features/comments/model/commentQueries');
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
