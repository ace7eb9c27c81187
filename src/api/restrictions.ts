import type { CallInput } from '@contract/endpoint';
import * as restrictions from '@contract/endpoints/restrictions';
import type { Restriction } from '@contract/site/siteEntities';
import { type CallOptions, call } from './call';

export type NewRestriction = NonNullable<CallInput<typeof restrictions.addRestriction>['body']>;

export const addRestriction = (id: string, body: NewRestriction, options: CallOptions) =>
  call(restrictions.addRestriction, { params: { id }, body }, options);

/** All restrictions of an account, from every page of the list. */
export async function listRestrictions(id: string, options: CallOptions) {
  const found: Restriction[] = [];
  for (let areMore = true; areMore; ) {
    const input = { params: { id }, query: { skip: found.length } };
    const page = await call(restrictions.listRestrictions, input, options);
    found.push(...page.restrictions);
    areMore = page.areMore && page.restrictions.length > 0;
  }
  return found;
}

export const liftRestriction = (
  params: { id: string; restrictionId: string },
  options: CallOptions,
) => call(restrictions.liftRestriction, { params }, options);
