import { updateSite } from '@contract/endpoints/site';
import type { Site } from '@contract/site/siteEntities';
import { siteTexts } from '@contract/texts/siteTexts';
import { fromServer } from '@/store/createAppAsyncThunk';
import { mutation } from '@/store/mutation';

export const saveSite = mutation('moderation/saveSite', updateSite, {
  input: (body: Site) => ({ body }),
  toasts: { success: fromServer, failure: siteTexts.changeFailed },
});
