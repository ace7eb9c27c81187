import * as v from 'valibot';

/** A session of the viewer's account. */
export const memberSession = v.object({
  _id: v.string(),
  /** What it signed in with, in words. */
  device: v.string(),
  createdAt: v.string(),
  lastUsedAt: v.string(),
  /** Whether it is the one that asks. */
  isPresent: v.boolean(),
});
export type MemberSession = v.InferOutput<typeof memberSession>;
