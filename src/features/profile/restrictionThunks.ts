import type { Restriction } from '@contract/site/siteEntities';
import { restrictionTexts } from '@contract/texts/restrictionTexts';
import * as restrictions from '@/api/restrictions';
import type { Cache } from '@/store/cache';
import { cachedQuery, type ViewerArg } from '@/store/cachedQuery';
import { createAppAsyncThunk, fromServer } from '@/store/createAppAsyncThunk';

declare module '@/store/appTypes' {
  interface LazySlices {
    restrictions: Cache<readonly Restriction[]>;
  }
}

type RestrictionsArg = ViewerArg & { id: string };

/** What an account may not write, or might not in the past. */
export const restrictionsQuery = cachedQuery({
  name: 'restrictions',
  cacheOf: (state) => state.restrictions,
  keyOf: ({ viewerId, id }: RestrictionsArg) => `${viewerId}/${id}`,
  call: ({ id }: RestrictionsArg, { request }) => restrictions.listRestrictions(id, request),
  failure: restrictionTexts.listFailed,
});

export const addRestriction = createAppAsyncThunk(
  'profile/addRestriction',
  ({ id, ...body }: { id: string } & restrictions.NewRestriction, { request }) =>
    restrictions.addRestriction(id, body, request),
  { toasts: { success: fromServer, failure: restrictionTexts.addFailed } },
);

export const liftRestriction = createAppAsyncThunk(
  'profile/liftRestriction',
  (params: { id: string; restrictionId: string }, { request }) =>
    restrictions.liftRestriction(params, request),
  { toasts: { success: fromServer, failure: restrictionTexts.liftFailed } },
);
