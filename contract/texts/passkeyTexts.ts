import { passkeyLimits } from '../passkeys/passkeyEntities';

/** Texts about passkeys. A failure text is shown only if the API sends no message. */
export const passkeyTexts = {
  listed: 'These passkeys open your account.',
  started: 'Your browser can create a passkey now.',
  added: 'The passkey is added.',
  renamed: 'The passkey has a new name.',
  removed: 'The passkey is removed. Delete it on your device, too.',
  signInStarted: 'Your browser can ask for a passkey now.',
  notVerified: 'Verify your e-mail address before you add a passkey.',
  passwordNeeded: 'Enter your password to add a passkey.',
  signInAgain:
    'To add a passkey, log out and sign in with Google again. Then add it within 10 minutes.',
  tooMany: `An account has at most ${passkeyLimits.most} passkeys. Remove one first.`,
  isKnown: 'This passkey is already in use.',
  expired: 'This took too long, or it was started in another tab. Please try again.',
  unfit: 'This passkey could not be checked. Please try again.',
  unknown: 'This passkey opens no account here. Sign in with your password.',
  notFound: 'This passkey was removed meanwhile.',
  nameMissing: 'Give the passkey a name.',
  listFailed: 'Your passkeys could not be loaded.',
  addFailed: 'The passkey could not be added.',
  renameFailed: 'The passkey could not be renamed.',
  removeFailed: 'The passkey could not be removed.',
  signInFailed: 'The sign-in with a passkey failed.',
  cancelled: 'No passkey was used: the question was closed, or this device has none.',
  onDevice: 'This device has a passkey of your account already.',
  required:
    'This account asks for a passkey: use the button below. If you have none at hand, enter one of your recovery codes.',
  wrongCode: 'This is none of your recovery codes, or it was used before.',
  requiredNow: 'Your password alone no longer opens your account. Keep the recovery codes.',
  notRequired: 'Your password opens your account again.',
  addFirst: 'Add a passkey first.',
  isLast: 'Your account asks for a passkey, and this is the last one. Stop asking for it first.',
  requireFailed: 'This could not be changed.',
  notPossible: 'This browser can’t use passkeys on this site.',
} as const;
