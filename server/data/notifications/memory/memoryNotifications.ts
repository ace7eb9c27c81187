import { defaultChoice, type NotificationKind } from '@contract/notifications/notificationEntities';
import { can } from '@contract/permissions';
import { activeUser, canRead } from '../../memory/tables/access';
import { personCard } from '../../memory/tables/cards';
import { pageOf } from '../../memory/tables/paging';
import type { Store } from '../../memory/tables/store';
import type { Tables } from '../../memory/tables/tables';
import { isNewAccount } from '../../memory/tables/writers';
import type {
  NotificationCardRow,
  NotificationEventRow,
  NotificationRow,
} from '../../rows/communityRows';
import { silencesOf } from '../../silences/memory/memorySilences';
import type { NotificationData } from '../notificationPort';
import { isDue, lettersAbout, storeDigests } from './memoryDigests';
import { threadOf, withdraw } from './notify';

/** What one account sees of its notifications. */
function readFor(tables: Tables, userId: string, mailedUntil: number | null = null) {
  const muted = new Set(tables.mutes.list('userId', userId).map(({ mutedId }) => mutedId));
  const unwanted = new Set<NotificationKind>(
    tables.notificationChoices
      .list('userId', userId)
      .flatMap(({ kind, site }) => (site || mailedUntil !== null ? [] : [kind])),
  );
  const isHeard = ({ actorId }: NotificationEventRow) =>
    actorId === null || (!muted.has(actorId) && activeUser(tables, actorId) !== null);
  /** E-mails leave out mentions by new accounts. */
  const isMailed = ({ actorId, notificationId }: NotificationEventRow) =>
    mailedUntil === null ||
    actorId === null ||
    tables.notifications.get(notificationId)?.kind !== 'mention' ||
    !isNewAccount(tables, actorId, mailedUntil);
  const eventsOf = (id: string) =>
    tables.notificationEvents
      .list('notificationId', id)
      .filter((event) => isHeard(event) && isMailed(event))
      .toReversed();

  function card(row: NotificationRow): NotificationCardRow {
    const events = eventsOf(row.id);
    const people = new Set(events.map(({ actorId, source }) => actorId ?? source));
    const actors = new Set(events.flatMap(({ actorId }) => actorId ?? []));
    const post = row.postId === null ? null : tables.posts.get(row.postId);
    const newest = tables.comments.get(events[0]?.commentId ?? '') ?? null;
    const threadId = threadOf(tables, row.commentId ?? newest?.id);
    const silences = silencesOf(tables, { userId, postId: row.postId ?? '' });
    return {
      ...row,
      post: post && { url: post.url, title: post.title, image: post.image },
      newestComment: newest && { id: newest.id, state: newest.state, text: newest.text },
      actors: [...actors].slice(0, 3).map((id) => personCard(tables, id)),
      count: people.size,
      times: events.length,
      threadId,
      isPostSilenced: silences.some((silence) => silence.threadId === null),
      isThreadSilenced: silences.some(
        (silence) => silence.threadId !== null && silence.threadId === threadId,
      ),
      decision: events[0]?.decision ?? null,
      reason: events[0]?.reason ?? '',
    };
  }

  const isModerating = can(tables.users.get(userId), 'moderate');

  /** Whether the account decides about what the row is about, or the row is for everybody. */
  function isForRole({ kind, profileId, postId }: NotificationRow) {
    if (isModerating || (kind !== 'report' && kind !== 'held')) return true;
    const post = postId === null ? null : tables.posts.get(postId);
    return kind === 'held' && (profileId !== null || post?.authorId === userId);
  }

  /** Rows with events that are newer than `since`; none of a blocked account. */
  const rows = (since = 0) =>
    tables.notifications
      .list('userId', userId)
      .filter(
        (row) =>
          activeUser(tables, userId) !== null &&
          !unwanted.has(row.kind) &&
          isForRole(row) &&
          (row.postId === null || canRead(tables, userId, tables.posts.get(row.postId))) &&
          eventsOf(row.id).some(({ createdAt }) => createdAt > since),
      );

  return { card, rows };
}

type Switch = Parameters<NotificationData['switchLetters']>[0];

function switchLetters(
  tables: Tables,
  { userId, kinds, from, to, defaults, at, changedAt }: Switch,
) {
  const { notificationChoices, users } = tables;
  if (!users.has(userId)) return [];
  const chosen = new Map(
    notificationChoices.list('userId', userId).map((choice) => [choice.kind, choice]),
  );
  const switched = kinds.filter((kind) => {
    const choice = chosen.get(kind);
    if (!choice) return defaults.includes(kind);
    return choice.letter === from && (changedAt === undefined || choice.changedAt === changedAt);
  });
  for (const kind of switched)
    notificationChoices.put({
      userId,
      kind,
      site: (chosen.get(kind) ?? defaultChoice(kind)).site,
      letter: to,
      changedAt: at,
    });
  return switched.toSorted();
}

export function createMemoryNotifications(store: Store): NotificationData {
  return {
    async list({ userId, kinds, ...page }) {
      const { card, rows } = readFor(store.tables, userId);
      const wanted = rows().filter(({ kind }) => kinds?.includes(kind) !== false);
      return pageOf(wanted.toReversed(), page, card);
    },
    unseen: async (userIds) =>
      userIds
        .filter((userId) => activeUser(store.tables, userId))
        .map((userId) => {
          const { rows } = readFor(store.tables, userId);
          return { userId, unseen: rows().filter(({ isSeen }) => !isSeen).length };
        }),
    async markSeen({ userId, ...seen }) {
      const { notifications } = store.tables;
      const isMeant = ({ id, createdAt }: NotificationRow) =>
        'ids' in seen ? seen.ids.includes(id) : createdAt <= seen.until;
      const rows = notifications.list('userId', userId);
      for (const row of rows.filter((one) => !one.isSeen && isMeant(one)))
        notifications.put({ ...row, isSeen: true });
    },
    choices: async (userId) =>
      store.tables.notificationChoices.list('userId', userId).map((row) => ({ ...row })),
    async choose(choices) {
      if (!choices.every(({ userId }) => activeUser(store.tables, userId))) return false;
      for (const choice of choices) store.tables.notificationChoices.put(choice);
      return true;
    },
    async digest({ userId, since, until, take, ...of }) {
      const { card, rows } = readFor(store.tables, userId, until);
      const isInEmails = lettersAbout(store.tables, userId, of);
      return rows(since)
        .filter((row) => isInEmails(row) && isDue(row, { since, until }))
        .toReversed()
        .slice(0, take)
        .map(card);
    },
    async storeDigests(due) {
      return storeDigests(store.tables, due);
    },
    async switchLetters(change) {
      return switchLetters(store.tables, change);
    },
    async sweep(time) {
      const { toldMentions } = store.tables;
      for (const mention of toldMentions.rows().filter(({ createdAt }) => createdAt < time))
        toldMentions.remove(mention);
      const old = store.tables.notifications
        .list('all')
        .filter(({ isSeen, createdAt }) => isSeen && createdAt < time);
      for (const { id } of old) {
        const events = store.tables.notificationEvents.list('notificationId', id);
        withdraw(store.tables, [...events]);
      }
      return old.length;
    },
  };
}
