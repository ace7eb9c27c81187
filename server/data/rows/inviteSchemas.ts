import { role } from '@contract/entities';
import * as v from 'valibot';

const text = v.string();
const time = v.number();

/** An invitation by e-mail; an address has one at most. */
export const invite = v.object({
  id: text,
  email: text,
  emailKey: text,
  role,
  /** The hash of the token in its link. */
  hash: text,
  createdAt: time,
  expiresAt: time,
  acceptedAt: v.nullable(time),
});
