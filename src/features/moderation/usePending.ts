import { readWaiting } from '@contract/endpoints/moderation';
import { cachedQuery, type ViewerArg, viewerKey } from '@/store/cachedQuery';
import { useViewer } from '@/store/hooks';
import { type PagedQuery, usePagedQuery } from '@/store/usePagedQuery';
import { useRouteData } from '@/store/useRouteData';

/** How much waits for a decision of the viewer. A view without the number says nothing about it. */
export const pendingQuery = cachedQuery({
  name: 'waiting',
  keyOf: viewerKey,
  call: (_: ViewerArg, { call }) => call(readWaiting, {}),
  failure: null,
  limit: 1,
});

/** How much waits for a decision of the viewer: of others than moderators under their own posts. */
export function usePending() {
  const viewer = useViewer();
  return useRouteData(viewer ? pendingQuery({ viewerId: viewer.id }) : null);
}

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
