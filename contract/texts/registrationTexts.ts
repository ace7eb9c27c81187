/** For those who would create an account while nobody may. */
export const registrationTexts = {
  closed: 'This site takes no new members at present.',
} as const;
