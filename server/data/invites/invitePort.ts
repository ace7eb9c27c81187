import type { LogRow } from '../rows/communityRows';
import type { InviteRow, Outgoing, Page, Paged } from '../rows/rows';

/** Who accepts which invitation: the hash of the token in its link, and the time. */
export type Acceptance = { hash: string; now: number };

/** Whether an account can be created with the invitation now. */
export const isOpenInvite = ({ acceptedAt, expiresAt }: InviteRow, now: number) =>
  acceptedAt === null && now < expiresAt;

/** `users.insertInvited` accepts an invitation in the transaction that stores the account. */
export type InviteData = {
  /**
   * Stores the invitation with its e-mail and the entry of the log, in place of an earlier one of the address. Only if the
   * entry's actor may change the site and no account has the address.
   */
  put(
    invite: InviteRow,
    entry: LogRow,
    outgoing: Outgoing,
  ): Promise<'stored' | 'not allowed' | 'is member'>;
  byHash(hash: string): Promise<InviteRow | null>;
  /** Newest first. */
  list(page: Page): Promise<Paged<InviteRow>>;
  /** Under the same condition; false if there is no such invitation. */
  remove(id: string, entry: LogRow): Promise<boolean>;
  /** Removes those that ended before `time`, also accepted ones; returns how many. */
  sweep(time: number): Promise<number>;
};
