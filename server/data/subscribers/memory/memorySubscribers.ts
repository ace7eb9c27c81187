import {
  afterAllSubscribers,
  newPostLetter,
  newPostPause,
  withPost,
} from '../../emails/newPostEmail';
import { activeUser, isAuthorOrAdmin } from '../../memory/tables/access';
import { personCard, postCard } from '../../memory/tables/cards';
import { pageOf } from '../../memory/tables/paging';
import type { Store } from '../../memory/tables/store';
import { unset } from '../../memory/tables/table';
import type { Tables } from '../../memory/tables/tables';
import { notify } from '../../notifications/memory/notify';
import { postSource } from '../../notifications/notificationSources';
import type { ClaimedEmail, SubscriberCardRow, SubscriberRow } from '../../rows/rows';
import type { StoringEmails, SubscriberData } from '../subscriberPort';

type Announced = { postId: string; createdAt: number; isFirst: boolean };

/**
 * Announces a post when it is published the first time: its e-mails are stored later. If it was withdrawn before that, they
 * are due again.
 */
export function announce({ announcements }: Tables, { postId, createdAt, isFirst }: Announced) {
  const known = announcements.get(postId);
  if (known?.lastId === '') announcements.put({ ...known, createdAt });
  else if (!known && isFirst) {
    announcements.put({ postId, createdAt, lastId: '', isTold: false });
  }
}

const confirmedBy = (time: number) => (row: SubscriberRow) =>
  row.confirmedAt !== null && row.confirmedAt <= time;

/** The announcements of published posts, with the authors; those that were published first come first. */
const published = (tables: Tables) =>
  tables.announcements.list('all').flatMap((row) => {
    const post = tables.posts.get(row.postId);
    if (post?.isPublished !== true) return [];
    const author = tables.users.get(post.authorId);
    return author ? [{ announcement: row, author }] : [];
  });

/** They are notified now: an e-mail about a time that has passed would not have what is dated back into it. */
function tellFollowers(tables: Tables, now: number) {
  const next = published(tables).find(
    ({ announcement, author }) => !announcement.isTold && !author.isBlocked,
  );
  if (!next) return false;
  const { announcement, author } = next;
  const { postId, createdAt } = announcement;
  const source = postSource(postId);
  const event = { source, actorId: author.id, commentId: null, createdAt: now };
  for (const follow of tables.follows.list('authorId', author.id)) {
    if (follow.createdAt > createdAt) continue;
    notify(tables, { recipient: follow.followerId, kind: 'post', postId }, event);
  }
  tables.announcements.put({ ...announcement, isTold: true });
  return true;
}

/** Adds the post to the e-mail that waits for the subscriber, or stores a new one. */
function addToLetter(
  { letters, subscribers }: Tables,
  row: SubscriberRow,
  { postId, now }: { postId: string; now: number },
) {
  const newest = letters.get(row.letterId ?? '');
  const joined = newest && withPost(newest, postId);
  if (joined) {
    letters.put(joined);
    return;
  }
  const letter = newPostLetter(row, { postId, now });
  letters.put(letter);
  subscribers.put({ ...row, letterId: letter.id });
}

/** An address that gets all posts gets no second e-mail as one that gets the author's. */
const isRecipient = ({ subscribers }: Tables, row: SubscriberRow, confirmedUntil: number) =>
  row.authorId === null ||
  !subscribers
    .list('byAddress', row.emailKey)
    .some((other) => other.authorId === null && confirmedBy(confirmedUntil)(other));

/** The subscribers of all posts and of the author who were confirmed when the post was published. */
const confirmedFor = ({ subscribers }: Tables, authorId: string, publishedAt: number) =>
  [...subscribers.list('authorId', unset), ...subscribers.list('authorId', authorId)].filter(
    confirmedBy(publishedAt),
  );

type Recipients = { authorId: string; now: number; most: number };

function countRecipients(tables: Tables, { authorId, now, most }: Recipients) {
  const recipients = confirmedFor(tables, authorId, now).filter((row) =>
    isRecipient(tables, row, now),
  );
  return Math.min(recipients.length, most);
}

function unsentEmails(tables: Tables, { postId, most }: { postId: string; most: number }) {
  const announcement = tables.announcements.get(postId);
  const post = tables.posts.get(postId);
  const author = post?.isPublished === true ? activeUser(tables, post.authorId) : null;
  if (announcement?.lastId !== '' || !author) return null;
  const { createdAt: publishedAt } = announcement;
  const query = { authorId: author.id, now: publishedAt, most };
  const recipients = countRecipients(tables, query);
  return { publishedAt, authorCreatedAt: author.createdAt, recipients };
}

function stopPostLetters(tables: Tables, { postId, by }: { postId: string; by: string }) {
  const announcement = tables.announcements.get(postId);
  const post = tables.posts.get(postId);
  const isAllowed = post !== null && isAuthorOrAdmin(tables, by, post);
  if (announcement?.lastId !== '' || !isAllowed) return false;
  tables.announcements.put({ ...announcement, lastId: afterAllSubscribers });
  return true;
}

/**
 * After the followers. Followers and subscribers are not notified of a post of a blocked author, which no longer waits.
 */
function storeLetters(
  tables: Tables,
  { now, take, publishedUntil, registeredUntil }: StoringEmails,
) {
  const next = published(tables).find(
    ({ announcement: { createdAt, isTold }, author }) =>
      createdAt <= publishedUntil &&
      author.createdAt <= registeredUntil &&
      (isTold || author.isBlocked),
  );
  if (!next) return false;
  const { announcement, author } = next;
  const { postId, createdAt, lastId } = announcement;
  const { announcements, emailedPosts } = tables;
  const batch = confirmedFor(tables, author.id, createdAt)
    .filter((row) => !author.isBlocked && row.id > lastId)
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .slice(0, take);
  const recipients = batch.filter((row) => isRecipient(tables, row, createdAt));
  for (const row of recipients) addToLetter(tables, row, { postId, now });
  if (recipients.length > 0) {
    const before = emailedPosts.get(postId)?.recipients ?? 0;
    emailedPosts.put({ postId, recipients: before + recipients.length });
  }
  const last = batch.at(-1);
  if (last && batch.length === take) {
    announcements.put({ ...announcement, lastId: last.id });
  } else announcements.remove(postId);
  return true;
}

function startLetter(
  { subscribers, letters }: Tables,
  { id, attempts }: ClaimedEmail,
  { subscriberId, now }: { subscriberId: string; now: number },
) {
  const row = subscribers.get(subscriberId);
  if (!row) return false;
  const { lastLetterAt, sentLetterId } = row;
  if (lastLetterAt === null || lastLetterAt <= now - newPostPause || sentLetterId === id) {
    subscribers.put({ ...row, sentLetterId: id, lastLetterAt: now });
    return true;
  }
  const letter = letters.get(id);
  if (letter?.attempts === attempts) {
    letters.put({ ...letter, attempts: attempts - 1, dueAt: lastLetterAt + newPostPause });
  }
  return false;
}

function cardOf(tables: Tables, { id, email, createdAt, confirmedAt, authorId }: SubscriberRow) {
  const author = authorId === null ? null : personCard(tables, authorId);
  const times = { createdAt, confirmedAt: confirmedAt ?? createdAt };
  return { id, email, ...times, author } satisfies SubscriberCardRow;
}

type Place = Pick<SubscriberRow, 'confirmedAt' | 'id'>;

const newestFirst = (one: Place, other: Place) =>
  (other.confirmedAt ?? 0) - (one.confirmedAt ?? 0) || (one.id < other.id ? 1 : -1);

/** People without an account who get new posts by e-mail. */
export function createMemorySubscribers(store: Store): SubscriberData {
  const { tables } = store;
  const only = ([row]: readonly SubscriberRow[]) => (row ? { ...row } : null);
  const confirmed = (authorId: string | undefined) =>
    (authorId === undefined
      ? tables.subscribers.list('all')
      : tables.subscribers.list('authorId', authorId)
    )
      .filter(({ confirmedAt }) => confirmedAt !== null)
      .toSorted(newestFirst);
  const toCard = (row: SubscriberRow) => cardOf(tables, row);
  return {
    async put(row, letter) {
      tables.letters.put(letter);
      if (row.authorId !== null && !tables.users.has(row.authorId)) return false;
      const known = only(tables.subscribers.list('byStopHash', row.stopHash));
      if (!known) tables.subscribers.put(row);
      else if (known.confirmedAt === null) {
        tables.subscribers.put({ ...known, createdAt: row.createdAt });
      }
      return true;
    },
    find: async (stopHash) => only(tables.subscribers.list('byStopHash', stopHash)),
    async byId(id) {
      const row = tables.subscribers.get(id);
      return row && { ...row };
    },
    async confirm(confirmHash, { now, askedAfter }) {
      const row = only(tables.subscribers.list('byConfirmHash', confirmHash));
      if (!row || (row.confirmedAt === null && row.createdAt < askedAfter)) return null;
      tables.subscribers.put({ ...row, confirmedAt: row.confirmedAt ?? now });
      return { authorId: row.authorId };
    },
    async stop(stopHash) {
      const row = only(tables.subscribers.list('byStopHash', stopHash));
      return row !== null && tables.subscribers.remove(row.id) !== null;
    },
    list: async ({ authorId, ...page }) => pageOf(confirmed(authorId), page, toCard),
    async listAfter({ authorId, after, take }) {
      const rows = confirmed(authorId);
      const start = after ? rows.findIndex((row) => newestFirst(row, after) > 0) : 0;
      return start === -1 ? [] : rows.slice(start, start + take).map(toCard);
    },
    async storeLetters(query) {
      const areTold = tellFollowers(tables, query.now);
      return storeLetters(tables, query) || areTold;
    },
    countRecipients: async (query) => countRecipients(tables, query),
    unsentEmails: async (query) => unsentEmails(tables, query),
    stopPostLetters: async (query) => stopPostLetters(tables, query),
    emailed: async (postIds) => postIds.flatMap((id) => tables.emailedPosts.get(id) ?? []),
    startLetter: async (letter, start) => startLetter(tables, letter, start),
    newPosts: async (ids) =>
      ids.flatMap((id) => {
        const post = tables.posts.get(id);
        const isPublic = post?.isPublished === true && activeUser(tables, post.authorId);
        return isPublic ? [postCard(tables, post)] : [];
      }),
    async sweep(time) {
      const old = tables.subscribers
        .list('all')
        .filter(({ confirmedAt, createdAt }) => confirmedAt === null && createdAt < time);
      for (const { id } of old) tables.subscribers.remove(id);
      return old.length;
    },
  };
}
