import { role } from '@contract/entities';
import { userOrders, userStates } from '@contract/people/profileEntities';
import * as v from 'valibot';

const choice = <const Choice extends string>(choices: readonly Choice[]) =>
  v.fallback(v.picklist([...choices, '']), '');

const filter = v.object({
  role: choice(role.options),
  state: choice(userStates),
  order: choice(userOrders),
});

/** Which accounts are listed, and in which order; '' for the usual. */
export type UsersFilter = v.InferOutput<typeof filter>;

/** What the address of the list of users selects. */
export const readUsersFilter = (params: URLSearchParams): UsersFilter =>
  v.parse(filter, {
    role: params.get('role') ?? '',
    state: params.get('state') ?? '',
    order: params.get('order') ?? '',
  });

type Defined<Filter> = { [Name in keyof Filter]?: Exclude<Filter[Name], ''> };

/** Without what is not chosen. */
export function definedFilter({ role, state, order }: UsersFilter): Defined<UsersFilter> {
  return {
    ...(role === '' ? {} : { role }),
    ...(state === '' ? {} : { state }),
    ...(order === '' ? {} : { order }),
  };
}

/** The search parameters of the first page of what is listed. */
export const usersParams = (searchTerm: string, chosen: UsersFilter) => ({
  ...(searchTerm ? { q: searchTerm } : {}),
  ...definedFilter(chosen),
});
