import type { InviteRow, NewUser, Outgoing, SiteSettings } from '@server/data/rows/rows';
import type { Ports } from '../ports';

type With = {
  outgoing: Outgoing | undefined;
  invite: InviteRow | null;
  site: Pick<SiteSettings, 'registration'>;
};

/**
 * Stores an account, and accepts its invitation, if there is one. Without one, it is blocked until an administrator approves it, if
 * the site asks for that.
 */
export async function insertAccount(
  { data, clock }: Pick<Ports, 'data' | 'clock'>,
  row: NewUser,
  { outgoing, invite, site }: With,
) {
  const awaitsApproval = site.registration === 'approved' && !invite;
  const account = { ...row, isBlocked: awaitsApproval, awaitsApproval };
  if (!invite) return data.users.insert(account, outgoing);
  const invited = { ...account, role: invite.role };
  return data.users.insertInvited(invited, { hash: invite.hash, now: clock.now() }, outgoing);
}
