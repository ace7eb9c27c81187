import type { Site } from '@contract/site/siteEntities';
import { siteTexts } from '@contract/texts/siteTexts';
import * as site from '@/api/site';
import { createAppAsyncThunk, fromServer } from '@/store/createAppAsyncThunk';

export const saveSite = createAppAsyncThunk(
  'moderation/saveSite',
  (change: Site, { request }) => site.updateSite(change, request),
  { toasts: { success: fromServer, failure: siteTexts.changeFailed } },
);
