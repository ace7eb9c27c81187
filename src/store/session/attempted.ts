import { signInIntent } from '@contract/people/signInIntent';
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

/** The attempted address, if the state has one of this site. */
export function attemptedFrom(navigationState: unknown): string | null {
  const parsed = v.safeParse(state, navigationState);
  return parsed.success ? parsed.output.attempted : null;
}

export function intentFrom(navigationState: unknown) {
  const parsed = v.safeParse(v.object({ intent: signInIntent }), navigationState);
  return parsed.success ? parsed.output.intent : null;
}
