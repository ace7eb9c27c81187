import { type SignInIntent, signInIntent } from '@contract/people/signInIntent';
import type { Location } from 'react-router-dom';
import * as v from 'valibot';

/** Any origin works: an address of this site stays on it. */
const origin = 'https://site.invalid';

/** Browsers drop some control characters from an address and read a backslash as a slash. */
const ambiguous = /[\p{Cc}\\]/u;

/** Whether the address is a path of this site for every parser. */
function isOwnPath(address: string) {
  if (!address.startsWith('/') || ambiguous.test(address)) return false;
  if (!URL.canParse(address, origin)) return false;
  const url = new URL(address, origin);
  // A path that begins with two slashes would be read as a host the next time.
  return url.origin === origin && !address.startsWith('//') && !url.pathname.startsWith('//');
}

/** The address that a visitor requested before the sign-in page, in the navigation state. */
const state = v.object({ attempted: v.pipe(v.string(), v.check(isOwnPath)) });

type Place = Pick<Location, 'pathname' | 'search' | 'hash'>;

export function attemptedState(
  { pathname, search, hash }: Place,
  wanted: SignInIntent | null = null,
) {
  const attempted = `${pathname}${search}${hash}`;
  return wanted ? { attempted, intent: wanted } : { attempted };
}

/** The attempted address, if the state has one of this site. */
export function attemptedFrom(navigationState: unknown): string | null {
  const parsed = v.safeParse(state, navigationState);
  return parsed.success ? parsed.output.attempted : null;
}

export function intentFrom(navigationState: unknown): SignInIntent | null {
  const parsed = v.safeParse(v.object({ intent: signInIntent }), navigationState);
  return parsed.success ? parsed.output.intent : null;
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
