import { useViewer } from '@/store/hooks';
import { useRouteData } from '@/store/useRouteData';
import { waitingQuery } from './waitingQuery';

/** How much waits for a decision of the viewer: of others than moderators under their own posts. */
export function useWaiting() {
  const viewer = useViewer();
  return useRouteData(viewer ? waitingQuery({ viewerId: viewer.id }) : null);
}
