import * as v from 'valibot';

/** Words of a post, and their place in it. */
const words = v.object({
  blockId: v.pipe(v.string(), v.nonEmpty()),
  quote: v.string(),
  before: v.optional(v.string()),
  after: v.optional(v.string()),
  /** The version of the post that contains them. */
  revision: v.optional(v.number()),
});

/** The action of a visitor that needs a session, with the id of the post or the author. */
export const signInIntent = v.object({
  action: v.picklist(['like', 'follow', 'summary', 'comment', 'save', 'keep', 'note']),
  id: v.pipe(v.string(), v.nonEmpty()),
  /** The words of the post that a comment is about, or that are saved. */
  about: v.optional(words),
});
export type SignInIntent = v.InferOutput<typeof signInIntent>;
