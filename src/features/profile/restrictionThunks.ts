import type { CallInput } from '@contract/endpoint';
import * as restrictions from '@contract/endpoints/restrictions';
import type { Restriction } from '@contract/site/siteEntities';
import { restrictionTexts } from '@contract/texts/restrictionTexts';
import { cachedQuery, type ViewerArg } from '@/store/cachedQuery';
import { fromServer, type ThunkContext } from '@/store/createAppAsyncThunk';
import { mutation } from '@/store/mutation';

type RestrictionsArg = ViewerArg & { id: string };
type NewRestriction = NonNullable<CallInput<typeof restrictions.addRestriction>['body']>;

/** All restrictions of an account, from every page of the list. */
async function readRestrictions({ id }: RestrictionsArg, { call }: ThunkContext) {
  const found: Restriction[] = [];
  for (let areMore = true; areMore; ) {
    const input = { params: { id }, query: { skip: found.length } };
    const page = await call(restrictions.listRestrictions, input);
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

export const addRestriction = mutation('profile/addRestriction', restrictions.addRestriction, {
  input: ({ id, ...body }: { id: string } & NewRestriction) => ({ params: { id }, body }),
  toasts: { success: fromServer, failure: restrictionTexts.addFailed },
});

export const liftRestriction = mutation('profile/liftRestriction', restrictions.liftRestriction, {
  input: (params: { id: string; restrictionId: string }) => ({ params }),
  toasts: { success: fromServer, failure: restrictionTexts.liftFailed },
});
