import { type PagedQuery, usePagedQuery } from '@/store/usePagedQuery';
import { usePending } from './usePending';

/** A list of the moderation. After a decision, it is loaded again with how much waits. */
export function useQueue<Data>(query: PagedQuery<Data>) {
  const list = usePagedQuery(query);
  const pending = usePending();
  const reload = () => {
    list.loaded.reload();
    pending.reload();
  };
  return { list, reload };
}
