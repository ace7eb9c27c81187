import { restrictionTexts } from '@contract/texts/restrictionTexts';
import * as restrictions from '@/api/restrictions';
import { createAppAsyncThunk, fromServer } from '@/store/createAppAsyncThunk';

export const fetchRestrictions = createAppAsyncThunk(
  'profile/fetchRestrictions',
  ({ id }: { id: string }, { request }) => restrictions.listRestrictions(id, request),
  { toasts: { failure: restrictionTexts.listFailed } },
);

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
