import { updateSite } from '@contract/endpoints/site';
import type { Site } from '@contract/site/siteEntities';
import { siteTexts } from '@contract/texts/siteTexts';
import { createAppAsyncThunk, fromServer } from '@/store/createAppAsyncThunk';

export const saveSite = createAppAsyncThunk(
  'moderation/saveSite',
  (body: Site, { call }) => call(updateSite, { body }),
  { toasts: { success: fromServer, failure: siteTexts.changeFailed } },
);
