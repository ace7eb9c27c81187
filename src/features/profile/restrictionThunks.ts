import { listRestrictions } from '@contract/endpoints/restrictions';
import type { Restriction } from '@contract/site/siteEntities';
import { restrictionTexts } from '@contract/texts/restrictionTexts';
import { cachedQuery, type ViewerArg } from '@/store/cachedQuery';
import type { ThunkContext } from '@/store/createAppAsyncThunk';

type RestrictionsArg = ViewerArg & { id: string };

/** All restrictions of an account, from every page of the list. */
async function readRestrictions({ id }: RestrictionsArg, { call }: ThunkContext) {
  const found: Restriction[] = [];
  for (let areMore = true; areMore; ) {
    const input = { params: { id }, query: { skip: found.length } };
    const page = await call(listRestrictions, input);
    found.push(...page.restrictions);
    areMore = page.areMore && page.restrictions.length > 0;
  }
  return found;
}

/** What an account may not write, or might not in the past. */
export const restrictionsQuery = cachedQuery({
  name: 'restrictions',
  keyOf: ({ viewerId, id }: RestrictionsArg) => `${viewerId}/${id}`,
  call: readRestrictions,
  failure: restrictionTexts.listFailed,
});
