import type {
  ChosenKind,
  LetterPeriod,
  NotificationKind,
} from '@contract/notifications/notificationEntities';
import type {
  DigestRunRow,
  NotificationCardRow,
  NotificationChoiceRow,
} from '../rows/communityRows';
import type { Page, Paged } from '../rows/rows';

/** The e-mails of a period, and the kinds that they are about unless a member has chosen. */
export type DigestOf = {
  period: DigestRunRow['period'];
  defaults: readonly ChosenKind[];
};

/** The slot whose e-mails are due, and the time zone of members whose own one is not known. */
type DueEmails = DigestOf & { slot: number; now: number; take: number; siteZone: string };

type EmailSwitch = {
  userId: string;
  kinds: readonly ChosenKind[];
  from: LetterPeriod;
  to: LetterPeriod;
  defaults: readonly ChosenKind[];
  /** When it is changed. */
  at: number;
  /** Only choices that were made at this time are changed. */
  changedAt?: number;
};

/**
 * The notifications of members. The methods that comment, like, follow, publish, report and decide write it in their
 * transactions. Left out are rows of kinds that the member does not want to see, about posts that the member
 * can't read, and of people who are blocked or whom the member has muted.
 */
export type NotificationData = {
  /** The last event first; only rows of these kinds, if they are given. */
  list(
    query: Page & { userId: string; kinds?: readonly NotificationKind[] | undefined },
  ): Promise<Paged<NotificationCardRow>>;
  /** How many rows each of these accounts has not seen; nothing for blocked accounts. */
  unseen(userIds: readonly string[]): Promise<readonly { userId: string; unseen: number }[]>;
  /** Rows up to and including this time, or those of the account with these ids, are seen. */
  markSeen(
    seen: { userId: string } & ({ until: number } | { ids: readonly string[] }),
  ): Promise<void>;
  /** What the account has chosen; kinds without a choice are missing. */
  choices(userId: string): Promise<readonly NotificationChoiceRow[]>;
  /** Stores all of these choices; false if the account is blocked or gone. */
  choose(choices: readonly NotificationChoiceRow[]): Promise<boolean>;
  /**
   * What is in e-mails of this period: rows that were not seen, with their last event after `since`. Mentions by
   * accounts that are younger than a day or have no trusted comment are left out.
   */
  digest(
    query: DigestOf & { userId: string; since: number; until: number; take: number },
  ): Promise<readonly NotificationCardRow[]>;
  /**
   * Stores the e-mails of some members, each e-mail once: at once about what happened between the slot before and this
   * one, of a day or a week to members whose hour was between them. The first slot of a site begins without e-mails.
   * False if none was left to store.
   */
  storeDigests(due: DueEmails): Promise<boolean>;
  /**
   * The member gets e-mails about these kinds in another period; returns the kinds that had the period `from` until
   * now. `defaults` are those that have it unless a member has chosen.
   */
  switchLetters(change: EmailSwitch): Promise<readonly ChosenKind[]>;
  /** Removes seen rows from before `time`, and who was notified of mentions before it; returns how many rows. */
  sweep(time: number): Promise<number>;
};
