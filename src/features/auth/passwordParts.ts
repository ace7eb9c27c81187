import { limits } from '@contract/limits';

/** What a password must have, part by part, so that a form can show how far it has come. */
export type PasswordPart = { text: string; holds: (password: string) => boolean };

const lower: PasswordPart = { text: 'a lowercase letter', holds: (text) => /[a-z]/.test(text) };
const upper: PasswordPart = { text: 'an uppercase letter', holds: (text) => /[A-Z]/.test(text) };

/** For sign-up. */
export const firstPasswordParts: readonly PasswordPart[] = [
  {
    text: `${limits.passwordLength} to ${limits.signUpPasswordMost} characters`,
    holds: ({ length }) => length >= limits.passwordLength && length <= limits.signUpPasswordMost,
  },
  lower,
  upper,
  { text: 'a number', holds: (text) => /[0-9]/.test(text) },
];

/** For a reset and a change. */
export const newPasswordParts: readonly PasswordPart[] = [
  {
    text: `at least ${limits.passwordLength} characters`,
    holds: ({ length }) => length >= limits.passwordLength,
  },
  lower,
  upper,
  { text: 'a special character', holds: (text) => /[^A-Za-z0-9\s]/.test(text) },
];
