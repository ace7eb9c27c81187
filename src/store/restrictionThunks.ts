import type { CallInput } from '@contract/endpoint';
import * as restrictions from '@contract/endpoints/restrictions';
import { restrictionTexts } from '@contract/texts/restrictionTexts';
import { fromServer } from './createAppAsyncThunk';
import { mutation } from './mutation';

type NewRestriction = NonNullable<CallInput<typeof restrictions.addRestriction>['body']>;

export const addRestriction = mutation('restrictions/add', restrictions.addRestriction, {
  input: ({ id, ...body }: { id: string } & NewRestriction) => ({ params: { id }, body }),
  toasts: { success: fromServer, failure: restrictionTexts.addFailed },
});

export const liftRestriction = mutation('restrictions/lift', restrictions.liftRestriction, {
  input: (params: { id: string; restrictionId: string }) => ({ params }),
  toasts: { success: fromServer, failure: restrictionTexts.liftFailed },
});
