import * as v from 'valibot';

/** What a visitor wanted to do before signing in, with the id of the post or the author. */
export const signInIntent = v.object({
  action: v.picklist(['like', 'follow', 'summary', 'comment']),
  id: v.pipe(v.string(), v.nonEmpty()),
  /** The words of the post that a comment is about. */
  about: v.optional(v.object({ blockId: v.pipe(v.string(), v.nonEmpty()), quote: v.string() })),
});
export type SignInIntent = v.InferOutput<typeof signInIntent>;
