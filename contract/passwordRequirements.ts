import { limits } from './limits';

/** One requirement of a password, so that a form can show which ones are met. */
export type PasswordRequirement = { text: string; isMetBy: (password: string) => boolean };

const lower: PasswordRequirement = {
  text: 'a lowercase letter',
  isMetBy: (text) => /[a-z]/.test(text),
};
const upper: PasswordRequirement = {
  text: 'an uppercase letter',
  isMetBy: (text) => /[A-Z]/.test(text),
};

/** For sign-up. */
export const signUpPasswordRequirements: readonly PasswordRequirement[] = [
  {
    text: `${limits.passwordLength} to ${limits.signUpPasswordMost} characters`,
    isMetBy: ({ length }) => length >= limits.passwordLength && length <= limits.signUpPasswordMost,
  },
  lower,
  upper,
  { text: 'a number', isMetBy: (text) => /[0-9]/.test(text) },
];

/** For a reset and a change. */
export const newPasswordRequirements: readonly PasswordRequirement[] = [
  {
    text: `at least ${limits.passwordLength} characters`,
    isMetBy: ({ length }) => length >= limits.passwordLength,
  },
  lower,
  upper,
  { text: 'a special character', isMetBy: (text) => /[^A-Za-z0-9\s]/.test(text) },
];
