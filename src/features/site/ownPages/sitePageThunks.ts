import type { CallInput } from '@contract/endpoint';
import * as sitePages from '@contract/endpoints/sitePages';
import { sitePageTexts } from '@contract/texts/sitePageTexts';
import { cachedQuery, type ViewerArg, viewerKey } from '@/store/cachedQuery';
import { fromServer } from '@/store/createAppAsyncThunk';
import { mutation } from '@/store/mutation';

/** The pages that administrators have written. */
export const ownPagesQuery = cachedQuery({
  name: 'ownPages',
  keyOf: viewerKey,
  call: (_: ViewerArg, { call }) => call(sitePages.listSitePages, {}),
  failure: sitePageTexts.loadFailed,
  limit: 1,
});

const toasts = { success: fromServer, failure: sitePageTexts.saveFailed };

export const addSitePage = mutation('sitePages/add', sitePages.createSitePage, {
  input: (body: CallInput<typeof sitePages.createSitePage>['body']) => ({ body }),
  toasts,
});

type Change = CallInput<typeof sitePages.updateSitePage>['body'] & { id: string };

export const changeSitePage = mutation('sitePages/change', sitePages.updateSitePage, {
  input: ({ id, ...body }: Change) => ({ params: { id }, body }),
  toasts,
});

export const deleteSitePage = mutation('sitePages/delete', sitePages.removeSitePage, {
  input: (params: { id: string }) => ({ params }),
  toasts: { success: fromServer, failure: sitePageTexts.removeFailed },
});
