import type { Letter } from '@contract/emails/emailEntities';
import { limits } from '@contract/limits';
import { can } from '@contract/permissions';
import { letterMessages } from '@contract/texts/apiMessages';
import { letterTexts } from '@contract/texts/letterTexts';
import type { EmailRow } from '@server/data/rows/rows';
import type { Handlers } from '../../context';
import { conflict, forbidden, notFound, unavailable } from '../../failure';
import { MailFailure } from '../../mailFailure';
import { requirePermission } from '../../policy/requirePermission';
import type { Ports } from '../../ports';
import { toIsoTime } from '../../serializers/serializeUser';
import { withSiteLook } from '../../site/readSite';
import { formatEmail } from '../formatEmail';

/** An e-mail in the list for administrators. */
function serializeEmail(row: EmailRow): Letter {
  const { id, kind, email, createdAt, attempts, dueAt, failure, failedAt } = row;
  const isQueued = failedAt === null;
  return {
    _id: id,
    kind,
    email,
    createdAt: toIsoTime(createdAt),
    attempts,
    nextAttemptAt: isQueued ? toIsoTime(dueAt) : null,
    failure,
    state: isQueued ? 'waiting' : 'failed',
  };
}

function requireFailed(outcome: boolean | 'not allowed') {
  if (outcome === 'not allowed') throw forbidden();
  if (!outcome) throw notFound(letterTexts.notFailed);
}

/** An e-mail that says that e-mails arrive. */
async function testEmail(ports: Ports, to: string) {
  const { settings } = await withSiteLook(ports);
  return formatEmail(settings, {
    to,
    subject: 'A test e-mail',
    paragraphs: ['If you read this, the site can send e-mails to this address.'],
    link: { label: 'Open the site', address: settings.siteUrl },
  });
}

/** Sends it at once. Throws 409 if no e-mail leaves the machine, and 503 with the reason of the mail server. */
export async function sendTestEmail(ports: Ports, to: string) {
  const { sendsEmail } = await ports.installation();
  if (!sendsEmail) throw conflict(letterTexts.notSent);
  try {
    await ports.mail.send(await testEmail(ports, to));
  } catch (failure) {
    if (!(failure instanceof MailFailure)) throw failure;
    const { cause, message } = failure;
    throw unavailable(letterTexts.testRefused(cause instanceof Error ? cause.message : message));
  }
}

/** The e-mails that wait or could not be sent, for admins. */
export const letterHandlers = {
  async listLetters({ ports, viewer, query: { skip } }) {
    requirePermission(can(viewer, 'list letters'));
    const { rows, ...page } = await ports.data.letters.list({ skip, take: limits.pageSize });
    return { message: letterMessages.fetched, letters: rows.map(serializeEmail), ...page };
  },

  async retryLetter({ ports, viewer, params }) {
    requirePermission(can(viewer, 'list letters'));
    const given = { by: viewer.id, now: ports.clock.now() };
    requireFailed(await ports.data.letters.retry(params.id, given));
    ports.wakeEmails();
    return { message: letterTexts.retried };
  },

  async removeLetter({ ports, viewer, params }) {
    requirePermission(can(viewer, 'list letters'));
    requireFailed(await ports.data.letters.removeFailed(params.id, viewer.id));
    return { message: letterTexts.removed };
  },

  async sendTestLetter({ ports, viewer }) {
    requirePermission(can(viewer, 'list letters'));
    await sendTestEmail(ports, viewer.email);
    return { message: letterTexts.testSent(viewer.email) };
  },
} satisfies Partial<Handlers>;
