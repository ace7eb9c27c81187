import type { Location } from 'react-router-dom';
import * as v from 'valibot';

/** The address that a visitor requested before the sign-in page, kept in the navigation state. */
const state = v.object({ attempted: v.pipe(v.string(), v.regex(/^\/(?![/\\])/)) });

export function attemptedState({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>) {
  return { attempted: `${pathname}${search}${hash}` };
}

/** The attempted address, if the state has one of this site. */
export function attemptedFrom(navigationState: unknown): string | null {
  const parsed = v.safeParse(state, navigationState);
  return parsed.success ? parsed.output.attempted : null;
}
