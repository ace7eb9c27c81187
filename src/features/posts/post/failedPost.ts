import * as v from 'valibot';

const state = v.object({
  failedPost: v.pipe(v.string(), v.nonEmpty()),
  isUnreachable: v.boolean(),
});

/** The navigation state of the not-found page for a post that the API refused, or didn't answer. */
export const failedState = (url: string, isUnreachable: boolean) => ({
  failedPost: url,
  isUnreachable,
});

/** The post of the state, if it has one. */
export function failedFrom(navigationState: unknown) {
  const parsed = v.safeParse(state, navigationState);
  if (!parsed.success) return null;
  const { failedPost: url, isUnreachable } = parsed.output;
  return { url, isUnreachable };
}
