import * as v from 'valibot';

const text = v.string();
const time = v.number();

/** A passkey that opens an account. */
export const passkey = v.object({
  id: text,
  userId: text,
  /** Chosen by the authenticator, as base64url. Unique. */
  credentialId: text,
  /** In the format of COSE, as base64url. */
  publicKey: text,
  /** How often it was used, as its authenticator counts; 0 if that does not count. */
  counter: v.number(),
  /** How browsers can reach its authenticator. */
  transports: v.pipe(v.array(text), v.readonly()),
  name: text,
  createdAt: time,
  lastUsedAt: v.nullable(time),
});
