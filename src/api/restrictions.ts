import type { CallInput } from '@contract/endpoint';
import * as restrictions from '@contract/endpoints/restrictions';
import { type CallOptions, call } from './call';

export type NewRestriction = NonNullable<CallInput<typeof restrictions.addRestriction>['body']>;

export const addRestriction = (id: string, body: NewRestriction, options: CallOptions) =>
  call(restrictions.addRestriction, { params: { id }, body }, options);

export const listRestrictions = (id: string, options: CallOptions) =>
  call(restrictions.listRestrictions, { params: { id }, query: {} }, options);

export const liftRestriction = (
  params: { id: string; restrictionId: string },
  options: CallOptions,
) => call(restrictions.liftRestriction, { params }, options);
