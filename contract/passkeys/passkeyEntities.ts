import * as v from 'valibot';

/** The passkeys of an account, and for how long a browser can answer a challenge, in milliseconds. */
export const passkeyLimits = { most: 10, answerWithin: 5 * 60_000, recoveryCodes: 10 } as const;

/** A passkey of the viewer's account. */
export const passkey = v.object({
  _id: v.string(),
  name: v.string(),
  createdAt: v.string(),
  /** null before the first sign-in with it. */
  lastUsedAt: v.nullable(v.string()),
});
export type Passkey = v.InferOutput<typeof passkey>;

/** The longest credential id has 1023 bytes. */
const longestId = 1400;
const longestPart = 10_000;

const base64Url = (most: number) => v.pipe(v.string(), v.regex(/^[\w-]*$/), v.maxLength(most));
const credentialId = base64Url(longestId);
const part = base64Url(longestPart);
const publicKey = v.literal('public-key');
const required = v.literal('required');

const descriptor = v.object({ id: v.string(), type: publicKey, transports: v.array(v.string()) });

/** What a browser needs to create a passkey (WebAuthn, level 3). */
export const creationOptions = v.object({
  challenge: v.string(),
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  pubKeyCredParams: v.array(v.object({ alg: v.number(), type: publicKey })),
  timeout: v.number(),
  attestation: v.literal('none'),
  excludeCredentials: v.array(descriptor),
  authenticatorSelection: v.object({
    residentKey: required,
    requireResidentKey: v.literal(true),
    userVerification: required,
  }),
});
export type CreationOptions = v.InferOutput<typeof creationOptions>;

/** What a browser needs to sign in with any passkey of the site. */
export const requestOptions = v.object({
  challenge: v.string(),
  rpId: v.string(),
  timeout: v.number(),
  userVerification: required,
});
export type RequestOptions = v.InferOutput<typeof requestOptions>;

const credential = { id: credentialId, rawId: credentialId, type: publicKey };

/** A passkey that a browser has created. */
export const createdCredential = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: part,
    attestationObject: part,
    transports: v.optional(v.pipe(v.array(base64Url(20)), v.maxLength(10)), []),
  }),
});
export type CreatedCredential = v.InferOutput<typeof createdCredential>;

/** The signature of a passkey. */
export const signedCredential = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: part,
    authenticatorData: part,
    signature: part,
    userHandle: v.optional(base64Url(200), ''),
  }),
});
export type SignedCredential = v.InferOutput<typeof signedCredential>;
