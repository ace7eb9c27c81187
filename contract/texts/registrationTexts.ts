import type { Registration } from '../site/publicSite';

/** For those who would create an account while not everybody may. */
export const registrationTexts = {
  closed: 'This site takes no new members at present.',
  invited: 'New members need an invitation.',
  approved: 'An administrator looks at each new account before it can be used.',
  waits: 'Your account waits for the approval of an administrator. An e-mail tells you about it.',
  ended: 'This invitation was used, withdrawn or has ended. Ask for another one.',
  otherAddress: 'The invitation was sent to another address. Use that one.',
} as const;

/** How the settings name who may register. */
export const registrationNames: Readonly<Record<Registration, string>> = {
  open: 'Everybody',
  approved: 'Everybody, once an administrator has approved them',
  invited: 'Those who are invited',
  closed: 'Nobody',
};
