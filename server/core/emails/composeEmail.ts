import type { EmailKind } from '@contract/emails/emailEntities';
import { emailKey } from '@server/data/accounts/emailKey';
import type { ContactRow, EmailRow, TokenKind, UserRow } from '@server/data/rows/rows';
import type { Letter, Ports, Settings } from '../ports';
import { withSiteLook } from '../site/readSite';
import { emailToken } from '../tokens/emailTokens';
import {
  accountClosedEmail,
  accountDeletedEmail,
  addressChangeEmail,
  addressReplacedEmail,
  approvedEmail,
  confirmationEmail,
  notPublishedEmail,
  passwordChangedEmail,
  resetEmail,
  verificationEmail,
  welcomeEmail,
} from './accountEmails';
import { digestEmail } from './digestEmail';
import {
  closedIn,
  deletedIn,
  deviceIn,
  isRequiredIn,
  messageIdOf,
  passkeyNameIn,
  titleIn,
} from './emailData';
import { formatEmail } from './formatEmail';
import { inertName } from './inertName';
import { inviteEmail } from './inviteEmail';
import {
  newDeviceEmail,
  passkeyAddedEmail,
  passkeyRemovedEmail,
  passkeyRequiredEmail,
} from './securityEmails';
import { newPostLetter, subscriptionEmail } from './subscriberEmails';

/** A message from the contact form, sent to the editors. */
function contactEmail(settings: Settings, message: ContactRow) {
  return formatEmail(settings, {
    to: settings.contactAddress,
    replyTo: message.email,
    subject: `Contact: ${message.subject}`,
    paragraphs: [
      `${inertName(message.name)} wrote:`,
      message.message,
      `Reply to: ${message.email}`,
    ],
  });
}

/** The kind of the token in an e-mail's link. */
export const linkOf = {
  welcome: null,
  verify: 'verify',
  reset: 'reset',
  confirm: 'confirm',
  emailChanged: 'cancel',
  emailReplaced: null,
  passwordChanged: null,
  newDevice: 'secure',
  passkeyAdded: 'secure',
  passkeyRemoved: null,
  passkeyRequired: 'secure',
  accountClosed: null,
  accountDeleted: null,
  notPublished: null,
  contact: null,
  subscription: null,
  newPost: null,
  digest: null,
  invite: null,
  approved: null,
} as const satisfies Record<EmailKind, TokenKind | null>;

/** The link's token, if the link would work: a change of credentials or a newer e-mail ends it. */
async function findLink(ports: Ports, { id, kind }: EmailRow) {
  const link = linkOf[kind];
  if (!link) return null;
  const token = await emailToken(ports, id);
  const hash = await ports.secrets.hash(token);
  const { tokens } = ports.data;
  // Once the change is confirmed, the token takes it back.
  const restore = link === 'cancel' ? await tokens.peek(hash, 'restore') : null;
  const row = restore ?? (await tokens.peek(hash, link));
  return row && ports.clock.now() < row.expiresAt ? token : null;
}

async function accountEmail(ports: Ports, row: EmailRow, user: UserRow) {
  const { settings } = ports;
  if (row.kind === 'welcome') return welcomeEmail(settings, user);
  if (row.kind === 'approved') return approvedEmail(settings, user);
  if (row.kind === 'emailReplaced') return addressReplacedEmail(settings, user);
  if (row.kind === 'passwordChanged') return passwordChangedEmail(settings, user);
  if (row.kind === 'passkeyRemoved') {
    return passkeyRemovedEmail(settings, user, { name: passkeyNameIn(row), at: row.createdAt });
  }
  if (row.kind === 'notPublished') return notPublishedEmail(settings, user, titleIn(row));
  if (row.kind === 'digest') return digestEmail(ports, row, user);
  const token = await findLink(ports, row);
  if (!token) return null;
  if (row.kind === 'verify') return verificationEmail(settings, user, token);
  if (row.kind === 'newDevice') {
    return newDeviceEmail(settings, user, { token, device: deviceIn(row), at: row.createdAt });
  }
  if (row.kind === 'passkeyAdded') {
    const passkey = { name: passkeyNameIn(row), at: row.createdAt };
    return passkeyAddedEmail(settings, user, { token, ...passkey });
  }
  if (row.kind === 'passkeyRequired') {
    const change = { isRequired: isRequiredIn(row), at: row.createdAt };
    return passkeyRequiredEmail(settings, user, { token, ...change });
  }
  if (row.kind === 'reset') return resetEmail(settings, user, token);
  if (row.kind === 'confirm') return confirmationEmail(settings, user, token);
  return addressChangeEmail(settings, user, token);
}

/** Sent to the address that the account had when it happened, also if it has another one since. */
const warnings: ReadonlySet<EmailKind> = new Set([
  'emailChanged',
  'emailReplaced',
  'passwordChanged',
  'passkeyRemoved',
]);

async function contentOf(ports: Ports, row: EmailRow) {
  if (row.kind === 'contact') {
    const message = await ports.data.contact.byId(messageIdOf(row));
    return message && contactEmail(ports.settings, message);
  }
  if (row.kind === 'subscription') return subscriptionEmail(ports, row);
  if (row.kind === 'invite') return inviteEmail(ports, row);
  if (row.kind === 'newPost') return newPostLetter(ports, row);
  if (row.kind === 'accountClosed') {
    return accountClosedEmail(ports.settings, { email: row.email, ...closedIn(row) });
  }
  if (row.kind === 'accountDeleted') {
    return accountDeletedEmail(ports.settings, { email: row.email, ...deletedIn(row) });
  }
  const user = row.userId === null ? null : await ports.data.users.byId(row.userId);
  const address = row.kind === 'confirm' ? user?.pendingEmail : user?.email;
  const isTheirs = emailKey(address ?? '') === emailKey(row.email);
  if (!user || (!isTheirs && !warnings.has(row.kind))) return null;
  return accountEmail(ports, row, { ...user, email: row.email });
}

/** The e-mail of a row, or null if it should not be sent because the account or the link was removed. */
export async function composeEmail(given: Ports, row: EmailRow): Promise<Letter | null> {
  const ports = await withSiteLook(given);
  const letter = await contentOf(ports, row);
  const { hostname } = new URL(ports.settings.siteUrl);
  return letter && { ...letter, messageId: `<${row.id}@${hostname}>` };
}
