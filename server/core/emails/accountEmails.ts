import { paths, pathTo } from '@contract/pages';
import type { UserRow } from '@server/data/rows/rows';
import { type EmailSite, formatEmail } from './formatEmail';
import { inertName, inertWords, withoutAddresses } from './inertName';

/** Welcomes a user whose address is verified. */
export function welcomeEmail(site: EmailSite, { email, firstName }: UserRow) {
  return formatEmail(site, {
    to: email,
    subject: `Welcome to ${inertName(site.siteName)}`,
    paragraphs: [
      `Hello ${inertName(firstName)},`,
      'Your e-mail address is verified, and your account is ready. You can like and comment, write posts and follow authors.',
    ],
    link: { label: `Open ${inertName(site.siteName)}`, address: site.siteUrl },
  });
}

/** Tells the owner that an administrator has approved the account. */
export function approvedEmail(site: EmailSite, { email, firstName, username }: UserRow) {
  const name = inertName(site.siteName);
  return formatEmail(site, {
    to: email,
    subject: `Your account on ${name} is approved`,
    paragraphs: [
      `Hello ${inertName(firstName)},`,
      `An administrator has approved your account ${inertName(username)}. You can sign in with it now.`,
    ],
    link: { label: 'Sign in', address: site.siteUrl + paths.signIn },
  });
}

/** Contains the link that verifies the e-mail address. */
export function verificationEmail(site: EmailSite, user: UserRow, token: string) {
  return formatEmail(site, {
    to: user.email,
    subject: 'Verify your e-mail address',
    paragraphs: [
      `Hello ${inertName(user.firstName)},`,
      'Please confirm that this e-mail address is yours. The link works once, within 24 hours.',
    ],
    link: {
      label: 'Verify my e-mail address',
      address: site.siteUrl + pathTo('verifyAccount', { username: user.username, token }),
    },
  });
}

/** Contains the link that confirms the account's new address; sent to that address. */
export function confirmationEmail(site: EmailSite, user: UserRow, token: string) {
  const { email, firstName, username } = user;
  return formatEmail(site, {
    to: email,
    subject: 'Confirm your new e-mail address',
    paragraphs: [
      `Hello ${inertName(firstName)},`,
      `Please confirm that this is the new e-mail address of the account ${inertName(username)}. Until then the account keeps its present address. The link works once, within 24 hours.`,
      'If this is not your account, ignore this e-mail, and the address is not used.',
    ],
    link: {
      label: 'Confirm this address',
      address: site.siteUrl + pathTo('verifyAccount', { username, token }),
    },
  });
}

/** Informs the present address of a change; contains the link that cancels it or takes it back. */
export function addressChangeEmail(site: EmailSite, before: UserRow, token: string) {
  return formatEmail(site, {
    to: before.email,
    subject: 'Your e-mail address is being changed',
    paragraphs: [
      `Hello ${inertName(before.firstName)},`,
      'Someone asked to change the e-mail address of your account. It keeps this address until the new one is confirmed. If it was you, you can ignore this e-mail.',
      'If it was not, keep this address and then choose a new password. The link works once, until the new address is confirmed and for 7 days after that.',
    ],
    link: { label: 'Keep this address', address: site.siteUrl + pathTo('restoreEmail', { token }) },
  });
}

/** Informs the previous address that the new one was confirmed; the link works without a token. */
export function addressReplacedEmail(site: EmailSite, { email, firstName, username }: UserRow) {
  return formatEmail(site, {
    to: email,
    subject: 'Your e-mail address was changed',
    paragraphs: [
      `Hello ${inertName(firstName)},`,
      `The new e-mail address of your account ${inertName(username)} was confirmed. This address no longer belongs to it. If it was you, you can ignore this e-mail.`,
      'If it was not, open the link “Keep this address” in the e-mail about the change. It works for 7 days, until the password is reset by the new address. Or tell us.',
    ],
    link: { label: 'Contact us', address: site.siteUrl + paths.contact },
  });
}

/** Contains the link for a new password. */
export function resetEmail(site: EmailSite, user: UserRow, token: string) {
  return formatEmail(site, {
    to: user.email,
    subject: 'Reset your password',
    paragraphs: [
      `Hello ${inertName(user.firstName)},`,
      'Someone asked to reset the password of your account. If it was you, choose a new one: the link works once, within an hour. If it was not, you can ignore this e-mail.',
    ],
    link: {
      label: 'Choose a new password',
      address: site.siteUrl + pathTo('resetPassword', { token }),
    },
  });
}

/** Informs the owner that the password was changed; the link works without a token. */
export function passwordChangedEmail(site: EmailSite, { email, firstName, username }: UserRow) {
  return formatEmail(site, {
    to: email,
    subject: 'Your password was changed',
    paragraphs: [
      `Hello ${inertName(firstName)},`,
      `The password of your account ${inertName(username)} was changed. If it was you, you can ignore this e-mail.`,
      'If it was not, choose a new password now. That also ends all sessions of the account.',
    ],
    link: { label: 'Reset my password', address: site.siteUrl + paths.forgotPassword },
  });
}

type Closed = Pick<UserRow, 'email' | 'firstName' | 'username'>;

/** Confirms that the account and its content are deleted. */
export function accountClosedEmail(site: EmailSite, { email, firstName, username }: Closed) {
  return formatEmail(site, {
    to: email,
    subject: 'Your account was closed',
    paragraphs: [
      `Hello ${inertName(firstName)},`,
      `Your account ${inertName(username)} was closed. It is deleted, with its posts, comments and likes. This is the last e-mail about it.`,
      'If it was not you who closed it, please tell us.',
    ],
    link: { label: 'Contact us', address: site.siteUrl + paths.contact },
  });
}

/** Informs the owner that an administrator has deleted the account, and why if a reason was given. */
export function accountDeletedEmail(
  site: EmailSite,
  { email, firstName, username, reason }: Closed & { reason: string },
) {
  return formatEmail(site, {
    to: email,
    subject: 'Your account was deleted',
    paragraphs: [
      `Hello ${inertName(firstName)},`,
      `An administrator has deleted your account ${inertName(username)}, with its posts, comments and likes. This is the last e-mail about it.`,
      ...(reason === '' ? [] : [`Reason: ${withoutAddresses(inertWords(reason))}`]),
    ],
    link: { label: 'Contact us', address: site.siteUrl + paths.contact },
  });
}

/** Informs an author that a post was not published at the planned time. */
export function notPublishedEmail(site: EmailSite, { email, firstName }: UserRow, title: string) {
  return formatEmail(site, {
    to: email,
    subject: 'Your post was not published',
    paragraphs: [
      `Hello ${inertName(firstName)},`,
      `${title === '' ? 'A post without a title' : `“${inertName(title)}”`} was not published at the time that you planned: something is missing in it, or your account may not publish at present. It is still among your drafts.`,
    ],
    link: { label: 'Open my posts', address: site.siteUrl + paths.ownPosts },
  });
}
