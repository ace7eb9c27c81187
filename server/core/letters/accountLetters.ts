import { pathTo } from '@contract/pages';
import type { UserRow } from '@server/data/rows';
import type { Settings } from '../ports';
import { formatLetter } from './formatLetter';
import { inertName } from './inertName';

type Site = Pick<Settings, 'siteUrl'>;

/** Welcomes a user whose address is verified. */
export function welcomeLetter({ siteUrl }: Site, { email, firstName }: UserRow) {
  return formatLetter({
    to: email,
    subject: 'Welcome to Commonplace',
    paragraphs: [
      `Hello ${inertName(firstName)},`,
      'Your e-mail address is verified, and your account is ready. You can like and comment, write posts and follow authors.',
    ],
    link: { label: 'Open Commonplace', address: siteUrl },
  });
}

/** Contains the link that verifies the e-mail address. */
export function verificationLetter({ siteUrl }: Site, user: UserRow, token: string) {
  return formatLetter({
    to: user.email,
    subject: 'Verify your e-mail address',
    paragraphs: [
      `Hello ${inertName(user.firstName)},`,
      'Please confirm that this e-mail address is yours. The link works once, within 24 hours.',
    ],
    link: {
      label: 'Verify my e-mail address',
      address: siteUrl + pathTo('verifyAccount', { username: user.username, token }),
    },
  });
}

type RestoreLink = { token: string; daysLeft: number };

/** Tells the previous address about the change; contains the link that takes it back. */
export function emailChangedLetter(
  { siteUrl }: Site,
  before: UserRow,
  { token, daysLeft }: RestoreLink,
) {
  return formatLetter({
    to: before.email,
    subject: 'Your e-mail address was changed',
    paragraphs: [
      `Hello ${inertName(before.firstName)},`,
      'The e-mail address of your account was changed, and this address no longer belongs to it. If you changed it, you can ignore this e-mail.',
      `If you did not change it, restore this address and then choose a new password. The link works once, within ${daysLeft} days.`,
    ],
    link: { label: 'Restore this address', address: siteUrl + pathTo('restoreEmail', { token }) },
  });
}

/** Contains the link for a new password. */
export function resetLetter({ siteUrl }: Site, user: UserRow, token: string) {
  return formatLetter({
    to: user.email,
    subject: 'Reset your password',
    paragraphs: [
      `Hello ${inertName(user.firstName)},`,
      'Someone asked to reset the password of your account. If it was you, choose a new one: the link works once, within an hour. If it was not, you can ignore this e-mail.',
    ],
    link: { label: 'Choose a new password', address: siteUrl + pathTo('resetPassword', { token }) },
  });
}
