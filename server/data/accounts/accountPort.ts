import type { Role } from '@contract/entities';
import type { UserOrder, UserState } from '@contract/people/profileEntities';
import type { Orphans } from '../files/filePort';
import type { Acceptance } from '../invites/invitePort';
import type { LogRow } from '../rows/communityRows';
import type {
  BestPostRow,
  Change,
  CheckedCredentials,
  Counted,
  DeviceRow,
  EmailRow,
  NewSession,
  NewUser,
  Outgoing,
  Page,
  PostCardRow,
  ProfilePatch,
  SessionRow,
  Taken,
  TokenKind,
  TokenRow,
  UserCardRow,
  UserCounts,
  UserRow,
} from '../rows/rows';

/** Which accounts are listed, and in which order. */
export type UserFilter = {
  role?: Role | undefined;
  state?: UserState | undefined;
  order?: UserOrder | undefined;
};

/** Who blocks or unblocks an account, and the e-mails about it. */
export type BlockAct = { entry: LogRow; outgoing?: Outgoing | undefined };

export type UserData = {
  /** Fails with 'username taken' also if the id is in use. Stores the e-mails if it does not fail. */
  insert(user: NewUser, outgoing?: Outgoing): Promise<UserRow | Taken>;
  /** The same with an invitation, which is accepted if nothing fails; it can have ended. */
  insertInvited(
    user: NewUser,
    acceptance: Acceptance,
    outgoing?: Outgoing,
  ): Promise<UserRow | Taken | 'invite used'>;
  /** Stores the account only if there is no administrator (`hasAdmin`). */
  insertFirstAdmin(user: NewUser): Promise<UserRow | Taken | 'has admin'>;
  /** Whether there is an administrator who is not blocked. */
  hasAdmin(): Promise<boolean>;
  byId(id: string): Promise<UserRow | null>;
  byUsername(username: string): Promise<UserRow | null>;
  /** The usernames of those accounts with one of these names that are not blocked, in the order of their keys. */
  existingNames(usernames: readonly string[]): Promise<string[]>;
  /**
   * Accounts whose username, or a word of whose name, starts so (`foldText`), by their usernames: none that is
   * blocked, nor the viewer, nor whom one of both has muted.
   */
  startingWith(query: {
    startsWith: string;
    viewerId: string;
    take: number;
  }): Promise<readonly PostCardRow['author'][]>;
  byEmail(email: string): Promise<UserRow | null>;
  /** The account that is linked to the provider's account with this id. */
  byProviderId(providerId: string): Promise<UserRow | null>;
  /**
   * The account that had this username before, the last one if there were several; null if an account
   * has the name now.
   */
  byFormerUsername(username: string): Promise<UserRow | null>;
  withCounts(username: string): Promise<(UserRow & UserCounts) | null>;
  /**
   * Updates the profile unless the username is taken or the account is blocked. `email` only changes the letter case of the
   * stored address; a different address is ignored.
   */
  update(id: string, patch: ProfilePatch): Promise<Change<UserRow> | Taken | null>;
  /**
   * Sets whether the account is blocked, and removes its sessions if so. While it is blocked, its
   * comments are neither listed nor counted. With an entry of the log, its actor has to be allowed to block the account
   * as both are then; the entry, its reason for the owner of the account, and the e-mails are stored if the account was not
   * so before. An account that waits for approval waits no longer.
   */
  setBlocked(id: string, isBlocked: boolean, act?: BlockAct): Promise<boolean>;
  /**
   * Newest first, if no other order is asked for; `term` is searched in usernames, full names and e-mail addresses,
   * without regard to case and accents (`foldText`). Restrictions count that have not ended `now`; without it
   * all.
   */
  list(query: Page & UserFilter & { term: string; now?: number }): Promise<Counted<UserCardRow>>;
  /**
   * Removes the account with its posts, comments, likes, follows, sessions, tokens and resources. A
   * resource that is used by another author's post passes to that author. Stores the e-mails and the
   * entry of the log if there was an account. With an entry, its actor has to be allowed to delete the account as both
   * are then; with `checked`, it must not be blocked and still have these credentials.
   */
  remove(
    id: string,
    outgoing?: Outgoing,
    act?: { entry?: LogRow | undefined; checked?: CheckedCredentials | undefined },
  ): Promise<Orphans | null>;
  /**
   * How many likes and followers the user gained in each span (`from` inclusive, `to` exclusive).
   */
  gains(
    id: string,
    spans: readonly { from: number; to: number }[],
  ): Promise<readonly { likes: number; followers: number }[]>;
  /**
   * The user's public posts that got likes or comments from `from` (inclusive) to `to` (exclusive), with their
   * counts: the most likes first, then the most comments, then the newest post. Comments count that everybody sees.
   */
  bestPosts(query: {
    id: string;
    from: number;
    to: number;
    take: number;
  }): Promise<readonly BestPostRow[]>;
};

export type SessionData = {
  /**
   * Stores the session only if the account exists, isn't blocked, and still has the credentials
   * `checked`. Removes the account's sessions that have expired.
   */
  insert(session: NewSession): Promise<boolean>;
  byId(id: string): Promise<SessionRow | null>;
  /** The session and its account. */
  withUser(id: string): Promise<{ session: SessionRow; user: UserRow } | null>;
  /**
   * Conditional update: only if the refresh hash is `expected`, so of two rotations one succeeds.
   */
  rotate(id: string, expected: string, patch: Partial<SessionRow>): Promise<SessionRow | null>;
  remove(id: string): Promise<void>;
  /** The account's sessions that have not expired: the one that was rotated last comes first. */
  list(query: { userId: string; now: number; take: number }): Promise<readonly SessionRow[]>;
  /**
   * Ends the account's other sessions than `present`, or only the one with this id; returns how many. null if `present`
   * itself has ended, so of two sessions that end each other one stays.
   */
  endOthers(query: { userId: string; present: string; id: string | null }): Promise<number | null>;
  /** Those of these sessions that have not ended. */
  open(ids: readonly string[], now: number): Promise<readonly string[]>;
  /** Removes expired sessions; returns how many. */
  sweep(now: number): Promise<number>;
};

export type DeviceData = {
  /**
   * Stores or renews the device; returns whether it was unknown, and then stores the e-mails. Of the account's devices
   * only the `most` last seen stay, and none that has expired.
   */
  remember(device: DeviceRow, most: number, outgoing?: Outgoing): Promise<boolean>;
  isKnown(hash: string, now: number): Promise<boolean>;
  /** Removes expired devices; returns how many. */
  sweep(now: number): Promise<number>;
};

export type TokenData = {
  /**
   * Stores the token only if its address is still the account's (for `confirm` its pending one), and
   * removes older ones of the same kind and account. The e-mail with its link is stored in any case,
   * because a refusal must not be faster; without the account it is not sent. Only members ask for `verify` and
   * `confirm`: nothing is stored for a blocked one.
   */
  put(token: TokenRow, letter?: EmailRow): Promise<boolean>;
  /** Reads without removing; `CredentialData` consumes tokens. */
  peek(hash: string, kind: TokenKind): Promise<TokenRow | null>;
  /** Sets when a token expires, if it is still there. */
  setExpiry(token: Pick<TokenRow, 'hash' | 'kind' | 'expiresAt'>): Promise<void>;
  /** Removes expired tokens; returns how many. */
  sweep(now: number): Promise<number>;
};
