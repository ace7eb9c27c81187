/** Answers of the API about accounts that the page also shows or recognises. */
export const accountAnswers = {
  wrongCredentials: 'Invalid username or password.',
  blocked: 'Your account has been blocked. Please contact us.',
  emailConfirmed: 'Your new e-mail address is confirmed.',
  alreadyVerified: 'Your account is already verified.',
  resetLinkSent: 'If an account exists for this e-mail address, a reset link is on its way.',
} as const;

/** What the owner of a blocked account reads when signing in. */
export const blockedBecause = (reason: string) =>
  reason === '' ? accountAnswers.blocked : `${accountAnswers.blocked} Reason: ${reason}`;
