import * as v from 'valibot';

/** What everybody may know about an author. */
export const publicAuthor = v.object({
  username: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  bio: v.string(),
  avatar: v.string(),
});
export type PublicAuthor = v.InferOutput<typeof publicAuthor>;
