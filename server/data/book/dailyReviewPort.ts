import type { ReviewAction } from '@contract/book/bookEntities';
import { type Day, dayOf } from '@server/rules/reviewDays';
import { dailyReviewSource } from '../notifications/notificationSources';
import type { PassageCardRow, PassageRow } from '../rows/bookCardRows';
import type { UserRow } from '../rows/rows';

/** The hour of a time zone at which members are notified; null is UTC. */
export type ReviewHour = Pick<UserRow, 'timeZone' | 'digestHour'>;

/**
 * When it is this hour on the present date of the time zone. Members who were notified after `lastTime` are not notified
 * again.
 */
export type DueReview = ReviewHour & { time: number; day: Day; lastTime: number };

type ReviewOfDay = { userId: string; day: Day };

/** The passages of members that they read again, some on each date. */
export type DailyReviewData = {
  /** Those of the date, which are chosen when they are read first. None for a blocked account. */
  today(of: ReviewOfDay): Promise<readonly PassageCardRow[]>;
  /**
   * Stores the answer about a passage of the date, only if it is the member's own. With the last one of the date the
   * notification is withdrawn.
   */
  act(
    action: ReviewOfDay & { passageId: string; action: ReviewAction },
  ): Promise<PassageCardRow | 'not today' | null>;
  /** Withdraws the notification if nothing of the date is left to review; returns whether there was one. */
  settle(of: ReviewOfDay): Promise<boolean>;
  /** All different hours of members who want to be notified. */
  hours(): Promise<readonly ReviewHour[]>;
  /**
   * Notifies some of the members with these hours who were not notified since and have something to review, each once;
   * returns how many. An earlier notification is replaced.
   */
  notify(of: { due: readonly DueReview[]; take: number }): Promise<number>;
};

/** What decides when a passage is shown. */
export const reviewFacts = ({
  id,
  createdAt,
  shownOn,
  isRetired,
}: Pick<PassageRow, 'id' | 'createdAt' | 'shownOn' | 'isRetired'>) => ({
  id,
  savedOn: dayOf(createdAt),
  shownOn,
  isRetired,
});

/** The notification that the review of a member is ready. */
export const reviewNotice = (userId: string, time: number) =>
  ({ userId, kind: 'review', source: dailyReviewSource(userId, time) }) as const;
