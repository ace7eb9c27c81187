import { can } from '@contract/permissions';
import { useViewer } from '@/store/hooks';
import { useRouteData } from '@/store/useRouteData';
import { siteQuery } from './moderationQueries';

/** The settings of the site, for administrators. */
export function useSite() {
  const viewer = useViewer();
  const mayChange = viewer && can(viewer, 'change site');
  const { data, status, reload } = useRouteData(
    mayChange ? siteQuery({ viewerId: viewer.id }) : null,
  );
  return { site: data?.site ?? null, hasFailed: status === 'failed', reload };
}
