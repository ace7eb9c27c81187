import { type SignInIntent, signInIntent } from '@contract/people/signInIntent';
import type { Location } from 'react-router-dom';
import * as v from 'valibot';

/** The navigation states with which pages lead to the sign-in page, and it leads back. */

type Place = Pick<Location, 'pathname' | 'search' | 'hash'>;

export function attemptedState(
  { pathname, search, hash }: Place,
  wanted: SignInIntent | null = null,
) {
  const attempted = `${pathname}${search}${hash}`;
  return wanted ? { attempted, intent: wanted } : { attempted };
}

/** The navigation state of a user who is back from the sign-in page. */
export const returnedState = ({ action, about }: SignInIntent) => ({
  returned: action,
  ...(about ? { about } : {}),
});

const returnedUser = v.object({
  returned: signInIntent.entries.action,
  about: signInIntent.entries.about,
});

/** What the user is back for: its control is marked with `data-return`, or it is about words of a post. */
export function returnedFrom(navigationState: unknown) {
  const parsed = v.safeParse(returnedUser, navigationState);
  if (!parsed.success) return null;
  const { returned: action, about = null } = parsed.output;
  return { action, about };
}
