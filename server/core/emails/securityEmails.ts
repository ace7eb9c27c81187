import { paths, pathTo } from '@contract/pages';
import type { UserRow } from '@server/data/rows/rows';
import { resolveTimeZone } from '@server/rules/reviewDays';
import type { Settings } from '../ports';
import { type EmailSite, formatEmail } from './formatEmail';
import { inertName } from './inertName';

/** A time in words, in the time zone of the account. */
const momentIn = (timeZone: string, time: number) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: resolveTimeZone(timeZone) ?? 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(time);

/** The site with the time zone of members whose own one is not known. */
type ZonedSite = EmailSite & Pick<Settings, 'timeZone'>;

/** What the e-mail says besides the account. */
type SignIn = { token: string; device: string; at: number };

/** Informs the owner of a sign-in on a new device; contains the link that ends all access to the account. */
export function newDeviceEmail(site: ZonedSite, user: UserRow, { token, device, at }: SignIn) {
  const { email, firstName, username, timeZone } = user;
  return formatEmail(site, {
    to: email,
    subject: 'Your account was used on a new device',
    paragraphs: [
      `Hello ${inertName(firstName)},`,
      `Someone signed in to your account ${inertName(username)} on a device that it has not been used on before: ${device}, ${momentIn(timeZone || site.timeZone, at)}. A browser whose cookies were deleted counts as new, too. If it was you, you can ignore this e-mail.`,
      'If it was not, sign out all devices, and then choose a new password. The link works once, within 7 days.',
    ],
    link: { label: "This wasn't me", address: site.siteUrl + pathTo('secureAccount', { token }) },
  });
}

/** What an e-mail about a passkey says besides the account. */
type NamedPasskey = { name: string; at: number };

/** Informs the owner of a new passkey; contains the link that ends all access to the account, also by passkeys. */
export function passkeyAddedEmail(
  site: ZonedSite,
  user: UserRow,
  { token, name, at }: NamedPasskey & { token: string },
) {
  const { email, firstName, username, timeZone } = user;
  return formatEmail(site, {
    to: email,
    subject: 'A passkey was added to your account',
    paragraphs: [
      `Hello ${inertName(firstName)},`,
      `The passkey “${inertName(name)}” opens your account ${inertName(username)} from now on, without the password (${momentIn(timeZone || site.timeZone, at)}). If it was you, you can ignore this e-mail.`,
      'If it was not, sign out all devices. That also removes the passkeys of the account. Then choose a new password. The link works once, within 7 days.',
    ],
    link: { label: "This wasn't me", address: site.siteUrl + pathTo('secureAccount', { token }) },
  });
}

/** Informs the owner of a removed passkey; the link works without a token. */
export function passkeyRemovedEmail(site: ZonedSite, user: UserRow, { name, at }: NamedPasskey) {
  const { email, firstName, username, timeZone } = user;
  return formatEmail(site, {
    to: email,
    subject: 'A passkey was removed from your account',
    paragraphs: [
      `Hello ${inertName(firstName)},`,
      `The passkey “${inertName(name)}” no longer opens your account ${inertName(username)} (${momentIn(timeZone || site.timeZone, at)}). If it was you, you can ignore this e-mail.`,
      'If it was not, choose a new password now. That also ends all sessions of the account.',
    ],
    link: { label: 'Reset my password', address: site.siteUrl + paths.forgotPassword },
  });
}

/** What an e-mail about the way to sign in says besides the account. */
type RequiredPasskey = { token: string; isRequired: boolean; at: number };

/** Informs the owner of an account that asks for a passkey from now on, or no longer does; contains the same link. */
export function passkeyRequiredEmail(
  site: ZonedSite,
  user: UserRow,
  { token, isRequired, at }: RequiredPasskey,
) {
  const { email, firstName, username, timeZone } = user;
  const name = inertName(username);
  const change = isRequired
    ? `The password alone no longer opens your account ${name}: it asks for a passkey or a recovery code, too`
    : `The password alone opens your account ${name} again: it no longer asks for a passkey`;
  return formatEmail(site, {
    to: email,
    subject: isRequired
      ? 'Your account asks for a passkey now'
      : 'Your account no longer asks for a passkey',
    paragraphs: [
      `Hello ${inertName(firstName)},`,
      `${change} (${momentIn(timeZone || site.timeZone, at)}). If it was you, you can ignore this e-mail.`,
      'If it was not, sign out all devices. That also removes the passkeys of the account. Then choose a new password. The link works once, within 7 days.',
    ],
    link: { label: "This wasn't me", address: site.siteUrl + pathTo('secureAccount', { token }) },
  });
}
