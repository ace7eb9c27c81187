import type { InviteRow, NewUser, Outgoing } from '@server/data/rows/rows';
import type { Ports } from '../ports';

type With = { outgoing: Outgoing | undefined; invite: InviteRow | null };

/** Stores an account, and accepts its invitation, if there is one. */
export async function insertAccount(
  { data, clock }: Pick<Ports, 'data' | 'clock'>,
  row: NewUser,
  { outgoing, invite }: With,
) {
  if (!invite) return data.users.insert(row, outgoing);
  return data.users.insertInvited(row, { hash: invite.hash, now: clock.now() }, outgoing);
}
