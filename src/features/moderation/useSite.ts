import { updateSite } from '@contract/endpoints/site';
import { can } from '@contract/permissions';
import type { Site } from '@contract/site/siteEntities';
import { siteTexts } from '@contract/texts/siteTexts';
import { fromServer } from '@/store/createAppAsyncThunk';
import { useViewer } from '@/store/hooks';
import { mutation } from '@/store/mutation';
import { useRouteData } from '@/store/useRouteData';
import { siteQuery } from './moderationQueries';

export const saveSite = mutation('moderation/saveSite', updateSite, {
  input: (body: Site) => ({ body }),
  toasts: { success: fromServer, failure: siteTexts.changeFailed },
});

/** The settings of the site, for administrators. */
export function useSite() {
  const viewer = useViewer();
  const mayChange = viewer && can(viewer, 'change site');
  const { data, status, reload } = useRouteData(
    mayChange ? siteQuery({ viewerId: viewer.id }) : null,
  );
  return { site: data?.site ?? null, hasFailed: status === 'failed', reload };
}
