import { day } from '@contract/durations';
import type { Invite } from '@contract/invites/inviteEntities';
import { limits } from '@contract/limits';
import { can } from '@contract/permissions';
import { isEmail } from '@contract/ruleParts';
import { inviteTexts } from '@contract/texts/inviteTexts';
import { emailKey } from '@server/data/accounts/emailKey';
import type { InviteRow } from '@server/data/rows/rows';
import { longestWait } from '@server/rules/letters';
import type { Call, Handlers } from '../../context';
import { newEmail } from '../../emails/newEmail';
import { brokenRule, conflict, forbidden, notFound } from '../../failure';
import { logEntry } from '../../moderation/logEntry';
import { settingsSubject } from '../../moderation/logSubjects';
import { requirePermission } from '../../policy/requirePermission';
import { toIsoTime } from '../../serializers/serializeUser';
import { readSite } from '../../site/readSite';
import { emailToken } from '../../tokens/emailTokens';

const lifetime = 14 * day;

const serializeInvite = ({ id, email, role, ...row }: InviteRow): Invite => ({
  _id: id,
  email,
  role,
  createdAt: toIsoTime(row.createdAt),
  expiresAt: toIsoTime(row.expiresAt),
  acceptedAt: row.acceptedAt === null ? null : toIsoTime(row.acceptedAt),
});

/** An invitation with its e-mail, whose link has a token of which only the hash is stored. */
async function newInvite({ ports, viewer, body }: Call<'createInvite'>) {
  const { secrets, ids } = ports;
  const email = body.email.trim();
  const name = `${viewer.firstName} ${viewer.lastName}`;
  const letter = newEmail(ports, { kind: 'invite', userId: null, email, data: { name } });
  const invite: InviteRow = {
    id: ids.next(),
    email,
    emailKey: emailKey(email),
    role: body.role,
    hash: await secrets.hash(await emailToken(ports, letter.id)),
    createdAt: letter.createdAt,
    // Until the e-mail is sent nobody knows the link.
    expiresAt: letter.createdAt + longestWait + lifetime,
    acceptedAt: null,
  };
  return { invite, letter };
}

/** Invitations to create an account, for administrators. */
export const inviteHandlers = {
  async createInvite(call) {
    const { ports, viewer, body } = call;
    requirePermission(can(viewer, 'change site'));
    if (body.email.trim() === '') throw brokenRule(inviteTexts.emailMissing, 'email');
    if (!isEmail(body.email)) throw brokenRule(inviteTexts.notAddress(body.email.trim()), 'email');
    const { registration } = await readSite(ports);
    if (registration === 'closed') throw conflict(inviteTexts.isClosed, 'email');
    const { invite, letter } = await newInvite(call);
    const entry = logEntry(call, settingsSubject, { action: 'invited', reason: invite.role });
    const outcome = await ports.data.invites.put(invite, entry, { letters: [letter], tokens: [] });
    if (outcome === 'not allowed') throw forbidden();
    if (outcome === 'is member') throw conflict(inviteTexts.isMember, 'email');
    ports.wakeEmails();
    return { message: inviteTexts.sent, invite: serializeInvite(invite) };
  },

  async listInvites({ ports, viewer, query: { skip } }) {
    requirePermission(can(viewer, 'change site'));
    const { rows, areMore } = await ports.data.invites.list({ skip, take: limits.pageSize });
    return { message: inviteTexts.fetched, invites: rows.map(serializeInvite), areMore };
  },

  async removeInvite(call) {
    const { ports, viewer, params } = call;
    requirePermission(can(viewer, 'change site'));
    const entry = logEntry(call, settingsSubject, { action: 'uninvited' });
    if (!(await ports.data.invites.remove(params.id, entry))) throw notFound(inviteTexts.notFound);
    return { message: inviteTexts.removed };
  },
} satisfies Partial<Handlers>;
