import * as v from 'valibot';

const state = v.object({ unreachablePost: v.pipe(v.string(), v.nonEmpty()) });

/** The navigation state of the not-found page for a post that the API didn't answer. */
export const unreachableState = (url: string) => ({ unreachablePost: url });

/** The url of that post, if the state has one. */
export function unreachableFrom(navigationState: unknown): string | null {
  const parsed = v.safeParse(state, navigationState);
  return parsed.success ? parsed.output.unreachablePost : null;
}
