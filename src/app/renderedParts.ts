import { ensureQuery, queriesSettled } from '@/store/routeQuery';
import type { AppStore } from './store';

type Address = Parameters<typeof ensureQuery>[1];
type Store = Pick<AppStore, 'dispatch' | 'getState'>;

const shownPostId = ({ getState }: Store) => getState().post?.posts.at(-1)?.data?.id;

/**
 * Waits for the data of the address, and loads what parts of its page otherwise request when they
 * are shown: a rendered page contains them.
 */
export async function loadRenderedData(store: Store, address: Address) {
  await store.dispatch(queriesSettled());
  const postId = shownPostId(store);
  if (postId === undefined) return;
  const { commentsQuery } = await import('@/features/blog/postQueries');
  store.dispatch(ensureQuery(commentsQuery(postId), address));
  await store.dispatch(queriesSettled());
}
