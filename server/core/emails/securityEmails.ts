import { paths, pathTo } from '@contract/pages';
import type { UserRow } from '@server/data/rows/rows';
import { resolveTimeZone } from '@server/rules/reviewDays';
import { type EmailSite, formatEmail } from './formatEmail';
import { inertName } from './inertName';

/** A time in words, in the time zone of the account. */
const momentIn = (timeZone: string | null, time: number) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: resolveTimeZone(timeZone ?? '') ?? 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(time);

/** What the e-mail says besides the account. */
type SignIn = { token: string; device: string; at: number };

/** Informs the owner of a sign-in on a new device; contains the link that ends all access to the account. */
export function newDeviceEmail(site: EmailSite, user: UserRow, { token, device, at }: SignIn) {
  const { email, firstName, username, timeZone } = user;
  return formatEmail(site, {
    to: email,
    subject: 'Your account was used on a new device',
    paragraphs: [
      `Hello ${inertName(firstName)},`,
      `Someone signed in to your account ${inertName(username)} on a device that it has not been used on before: ${device}, ${momentIn(timeZone, at)}. A browser whose cookies were deleted counts as new, too. If it was you, you can ignore this e-mail.`,
      'If it was not, sign out all devices, and then choose a new password. The link works once, within 7 days.',
    ],
    link: { label: "This wasn't me", address: site.siteUrl + pathTo('secureAccount', { token }) },
  });
}

/** What an e-mail about a passkey says besides the account. */
type NamedPasskey = { name: string; at: number };

/** Informs the owner of a new passkey; contains the link that ends all access to the account, also by passkeys. */
export function passkeyAddedEmail(
  site: EmailSite,
  user: UserRow,
  { token, name, at }: NamedPasskey & { token: string },
) {
  const { email, firstName, username, timeZone } = user;
  return formatEmail(site, {
    to: email,
    subject: 'A passkey was added to your account',
    paragraphs: [
      `Hello ${inertName(firstName)},`,
      `The passkey “${inertName(name)}” opens your account ${inertName(username)} from now on, without the password (${momentIn(timeZone, at)}). If it was you, you can ignore this e-mail.`,
      'If it was not, sign out all devices. That also removes the passkeys of the account. Then choose a new password. The link works once, within 7 days.',
    ],
    link: { label: "This wasn't me", address: site.siteUrl + pathTo('secureAccount', { token }) },
  });
}

/** Informs the owner of a removed passkey; the link works without a token. */
export function passkeyRemovedEmail(site: EmailSite, user: UserRow, { name, at }: NamedPasskey) {
  const { email, firstName, username, timeZone } = user;
  return formatEmail(site, {
    to: email,
    subject: 'A passkey was removed from your account',
    paragraphs: [
      `Hello ${inertName(firstName)},`,
      `The passkey “${inertName(name)}” no longer opens your account ${inertName(username)} (${momentIn(timeZone, at)}). If it was you, you can ignore this e-mail.`,
      'If it was not, choose a new password now. That also ends all sessions of the account.',
    ],
    link: { label: 'Reset my password', address: site.siteUrl + paths.forgotPassword },
  });
}
