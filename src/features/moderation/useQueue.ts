import { type PagedQuery, usePagedQuery } from '@/store/usePagedQuery';
import { useWaiting } from './useWaiting';

/** A list of the moderation. After a decision, it is loaded again with how much waits. */
export function useQueue<Data>(query: PagedQuery<Data>) {
  const list = usePagedQuery(query);
  const waiting = useWaiting();
  const reload = () => {
    list.loaded.reload();
    waiting.reload();
  };
  return { list, reload };
}
