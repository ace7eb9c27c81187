import { can } from '@contract/permissions';
import { useViewer } from '@/store/hooks';
import { useRouteData } from '@/store/useRouteData';
import { waitingQuery } from './waitingQuery';

/** How much waits for a decision of the viewer, if that is a moderator or administrator. */
export function useWaiting() {
  const viewer = useViewer();
  const mayDecide = viewer !== null && can(viewer, 'moderate');
  return useRouteData(mayDecide ? waitingQuery({ viewerId: viewer.id }) : null);
}
