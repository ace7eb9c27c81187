import { reviewOf } from '@server/rules/review';
import { activeUser } from '../../memory/tables/access';
import type { Store } from '../../memory/tables/store';
import type { Tables } from '../../memory/tables/tables';
import { notify, withdraw } from '../../notifications/memory/notify';
import type { UserRow } from '../../rows/rows';
import {
  type DailyReviewData,
  type DueReview,
  type ReviewHour,
  reviewFacts,
  reviewNotice,
} from '../dailyReviewPort';
import { ownCard } from './memoryPassages';

type Today = Parameters<DailyReviewData['today']>[0];

const never = { chosenOn: null, notifiedAt: 0 };

const reviewRow = ({ dailyReviews }: Tables, userId: string) =>
  dailyReviews.get(userId) ?? { userId, ...never };

function today(tables: Tables, { userId, day }: Today) {
  const { passages, dailyReviews } = tables;
  if (!activeUser(tables, userId)) return [];
  const words = passages.list('userId', userId).filter(({ quote }) => quote !== '');
  const review = reviewRow(tables, userId);
  const on = { day, chosenOn: review.chosenOn, seed: userId };
  const ids = reviewOf(words.map(reviewFacts), on);
  const chosen = words.filter(({ id }) => ids.includes(id));
  if (chosen.some(({ shownOn }) => shownOn !== day)) {
    dailyReviews.put({ ...review, chosenOn: day });
    for (const row of chosen) passages.put({ ...row, shownOn: day });
  }
  return ids.flatMap((id) => {
    const row = passages.get(id);
    return row ? ownCard(tables, row) : [];
  });
}

/** Whether passages of the date, for which they were chosen, are still to be reviewed. */
const areLeft = ({ passages }: Tables, { userId, day }: Today) =>
  passages
    .list('userId', userId)
    .some(({ shownOn, reviewedOn }) => shownOn === day && reviewedOn !== day);

function removeNotifications(tables: Tables, userId: string) {
  const { notifications, notificationEvents } = tables;
  const rows = notifications.list('userId', userId).filter(({ kind }) => kind === 'review');
  for (const { id } of rows) withdraw(tables, [...notificationEvents.list('notificationId', id)]);
  return rows.length > 0;
}

function settle(tables: Tables, of: Today) {
  if (reviewRow(tables, of.userId).chosenOn !== of.day || areLeft(tables, of)) return false;
  return removeNotifications(tables, of.userId);
}

function act(
  tables: Tables,
  { userId, passageId, day, action }: Parameters<DailyReviewData['act']>[0],
) {
  const row = tables.passages.get(passageId);
  if (row?.userId !== userId || !activeUser(tables, userId)) return null;
  if (row.shownOn !== day) return 'not today';
  const changed = { ...row, isRetired: action === 'retire', reviewedOn: day };
  tables.passages.put(changed);
  settle(tables, { userId, day });
  return ownCard(tables, changed);
}

const wantedBy = ({ notificationChoices }: Tables, userId: string) =>
  notificationChoices
    .list('userId', userId)
    .find(({ kind, site, letter }) => kind === 'review' && (site || letter !== 'never'));

const isSameHour = (one: ReviewHour, other: ReviewHour) =>
  one.timeZone === other.timeZone && one.digestHour === other.digestHour;

function isDue(tables: Tables, { id: userId }: UserRow, { time, day, lastTime }: DueReview) {
  const wanted = wantedBy(tables, userId);
  const review = reviewRow(tables, userId);
  if (!wanted || wanted.changedAt > time) return false;
  if (review.notifiedAt > lastTime) return false;
  if (review.chosenOn === day) return areLeft(tables, { userId, day });
  return tables.passages
    .list('userId', userId)
    .some(({ quote, isRetired }) => quote !== '' && !isRetired);
}

function notifyDue(tables: Tables, { due, take }: Parameters<DailyReviewData['notify']>[0]) {
  const members = tables.users
    .list('all')
    .filter(({ isBlocked }) => !isBlocked)
    .flatMap((user) => {
      const own = due.find((one) => isSameHour(one, user));
      return own && isDue(tables, user, own) ? [{ userId: user.id, time: own.time }] : [];
    })
    .toSorted((one, other) => (one.userId < other.userId ? -1 : 1))
    .slice(0, take);
  for (const { userId, time } of members) {
    tables.dailyReviews.put({ ...reviewRow(tables, userId), notifiedAt: time });
    removeNotifications(tables, userId);
    const { kind, source } = reviewNotice(userId, time);
    const event = { source, actorId: null, commentId: null, createdAt: time };
    notify(tables, { recipient: userId, kind }, event);
  }
  return members.length;
}

export const createMemoryDailyReviews = (store: Store): DailyReviewData => ({
  today: async (of) => today(store.tables, of),
  act: async (action) => act(store.tables, action),
  settle: async (of) => settle(store.tables, of),
  async hours() {
    const { tables } = store;
    const wanted = tables.users
      .list('all')
      .filter(({ id, isBlocked }) => !isBlocked && wantedBy(tables, id));
    const hours: ReviewHour[] = [];
    for (const { timeZone, digestHour } of wanted) {
      const hour = { timeZone, digestHour };
      if (!hours.some((one) => isSameHour(one, hour))) hours.push(hour);
    }
    return hours;
  },
  notify: async (of) => notifyDue(store.tables, of),
});
