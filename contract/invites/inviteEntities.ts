import * as v from 'valibot';
import { role } from '../entities';

/** An invitation to create an account, which was sent by e-mail. */
export const invite = v.object({
  _id: v.string(),
  email: v.string(),
  /** What the account will be. */
  role,
  createdAt: v.string(),
  /** After that the link no longer works. */
  expiresAt: v.string(),
  /** When the account was created; null before. */
  acceptedAt: v.nullable(v.string()),
});
export type Invite = v.InferOutput<typeof invite>;
