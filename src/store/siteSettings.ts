import type { CallInput } from '@contract/endpoint';
import { readSite, updateSite } from '@contract/endpoints/site';
import { can } from '@contract/permissions';
import { siteTexts } from '@contract/texts/siteTexts';
import { cachedQuery, type ViewerArg, viewerKey } from './cachedQuery';
import { fromServer } from './createAppAsyncThunk';
import { useViewer } from './hooks';
import { mutation } from './mutation';
import { useRouteData } from './useRouteData';

/** What administrators have set for the whole site. */
export const siteQuery = cachedQuery({
  name: 'siteSettings',
  keyOf: viewerKey,
  call: (_: ViewerArg, { call }) => call(readSite, {}),
  failure: siteTexts.loadFailed,
  limit: 1,
});

export const saveSite = mutation('site/save', updateSite, {
  input: (body: CallInput<typeof updateSite>['body']) => ({ body }),
  toasts: { success: fromServer, failure: siteTexts.changeFailed },
});

siteQuery.on(saveSite.fulfilled, (data, { payload: { site } }) => ({ ...data, site }));

/** The settings of the site, for administrators. */
export function useSiteSettings() {
  const viewer = useViewer();
  const mayChange = viewer && can(viewer, 'change site');
  const { data, status, reload } = useRouteData(
    mayChange ? siteQuery({ viewerId: viewer.id }) : null,
  );
  return { site: data?.site ?? null, hasFailed: status === 'failed', reload };
}
