import type { LetterPeriod, NotificationKind } from '@contract/notifications/notificationEntities';
import { digestSpan, dueDigests } from '@server/rules/digests';
import type { Tables } from '../../memory/tables/tables';
import type { DigestRunRow, NotificationRow } from '../../rows/communityRows';
import type { UserRow } from '../../rows/rows';
import { digestRow } from '../digestRow';
import type { DigestOf, NotificationData } from '../notificationPort';

type Span = { since: number; until: number };

/** Whether the row is told in an e-mail about this time. */
export const isDue = ({ isSeen, createdAt }: NotificationRow, { since, until }: Span) =>
  !isSeen && createdAt > since && createdAt <= until;

/** Whether e-mails of the period notify the account of a row. */
export function lettersAbout(tables: Tables, userId: string, { period, defaults }: DigestOf) {
  const chosen = new Map<NotificationKind, LetterPeriod>(
    tables.notificationChoices.list('userId', userId).map(({ kind, letter }) => [kind, letter]),
  );
  const byDefault = new Set<NotificationKind>(defaults);
  return ({ kind }: NotificationRow) =>
    (chosen.get(kind) ?? (byDefault.has(kind) ? period : 'never')) === period;
}

/** What an e-mail of the run would tell the member; null for none. */
function spanOf(
  { digestTimes }: Tables,
  run: DigestRunRow & { siteZone: string },
  user: UserRow,
): Span | null {
  const { period, since, slot } = run;
  if (period === 'now') return { since, until: slot };
  const of = { timeZone: user.timeZone ?? '', digestHour: user.digestHour };
  const due = dueDigests(of, { ...run, period });
  const last = digestTimes.get({ userId: user.id, period });
  return due && digestSpan(due, last?.until ?? 0);
}

export function storeDigests(
  tables: Tables,
  { slot, now, take, siteZone, ...of }: Parameters<NotificationData['storeDigests']>[0],
) {
  const { period } = of;
  const { digestRuns, digestTimes, letters, notifications, users } = tables;
  const before = digestRuns.get(period);
  if (!before) {
    digestRuns.put({ period, since: slot, slot, lastUser: null, beganAt: slot });
    return false;
  }
  const isNext = before.lastUser === null;
  if (isNext && before.slot >= slot) return false;
  const run = isNext ? { ...before, since: before.slot, slot, lastUser: '' } : before;
  const due = users
    .list('all')
    .filter(
      ({ id, isVerified, isBlocked }) => id > (run.lastUser ?? '') && isVerified && !isBlocked,
    )
    .flatMap((user) => {
      const span = spanOf(tables, { ...run, siteZone }, user);
      return span ? [{ user, span }] : [];
    })
    .filter(({ user: { id }, span }) => {
      const isInEmails = lettersAbout(tables, id, of);
      return notifications.list('userId', id).some((row) => isInEmails(row) && isDue(row, span));
    })
    .toSorted((one, other) => (one.user.id < other.user.id ? -1 : 1))
    .slice(0, take);
  for (const { user, span } of due) {
    letters.put(digestRow(user, { period, ...span, now }));
    if (period !== 'now') digestTimes.put({ userId: user.id, period, until: span.until });
  }
  const last = due.at(-1);
  const isDone = !last || due.length < take;
  digestRuns.put({ ...run, lastUser: isDone ? null : last.user.id });
  return due.length > 0;
}
