import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { sessionUser } from '../entities';
import { limits } from '../limits';
import { listOf } from '../listOf';
import {
  createdCredential,
  creationOptions,
  passkey,
  requestOptions,
  signedCredential,
} from '../passkeys/passkeyEntities';
import { answer, done, textUpTo } from './shapes';

const name = textUpTo(limits.longest.passkeyName);

/** The passkeys of the account, the oldest first; whether it asks for one, and how many recovery codes it has left. */
export const listPasskeys = endpoint({
  method: 'GET',
  path: '/user/passkeys',
  needsSession: true,
  answer: answer({
    passkeys: listOf(passkey),
    isRequired: v.optional(v.boolean(), false),
    codesLeft: v.optional(v.number(), 0),
  }),
});

/**
 * The password alone does not sign in any more; or it does again. The answer has new recovery codes, each of which opens
 * the account once together with the password. Earlier ones no longer work.
 * An e-mail tells the owner.
 */
export const requirePasskey = endpoint({
  method: 'PUT',
  path: '/user/passkeys/required',
  needsSession: true,
  rate: 'passkeys',
  body: v.object({ isRequired: v.boolean(), password: textUpTo(limits.longest.newPassword) }),
  answer: answer({ codes: v.array(v.string()), user: sessionUser }),
});

/** Checks the password, and answers what the browser needs to create a passkey. */
export const startPasskey = endpoint({
  method: 'POST',
  path: '/user/passkeys/options',
  needsSession: true,
  rate: 'passkeys',
  body: v.object({ password: textUpTo(limits.longest.newPassword) }),
  answer: answer({ options: creationOptions }),
});

/** Stores the passkey that the browser has created. Without a name it gets that of the device. */
export const addPasskey = endpoint({
  method: 'POST',
  path: '/user/passkeys',
  needsSession: true,
  creates: true,
  rate: 'passkeys',
  body: v.object({ name, credential: createdCredential }),
  answer: answer({ passkey }),
});

export const renamePasskey = endpoint({
  method: 'PATCH',
  path: '/user/passkeys/:id',
  needsSession: true,
  rate: 'passkeys',
  body: v.object({ name }),
  answer: done,
});

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/user/passkeys/:id',
  needsSession: true,
  rate: 'passkeys',
  answer: done,
});

/** Answers what the browser needs to sign in with a passkey. Besides a cookie it changes nothing. */
export const startPasskeySignIn = endpoint({
  method: 'POST',
  path: '/user/login/passkey/options',
  changes: false,
  allowsEndedSession: true,
  answer: answer({ options: requestOptions }),
});

export const passkeySignIn = endpoint({
  method: 'POST',
  path: '/user/login/passkey',
  rate: 'signIns',
  allowsEndedSession: true,
  body: v.object({ credential: signedCredential }),
  answer: answer({ user: sessionUser }),
});
