/** For those who would create an account while nobody may. */
export const registrationTexts = {
  closed: 'This site takes no new members at present.',
  invited: 'New members need an invitation.',
  ended: 'This invitation was used, withdrawn or has ended. Ask for another one.',
  otherAddress: 'The invitation was sent to another address. Use that one.',
} as const;
