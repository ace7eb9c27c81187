import type { TableName } from '../rowSchemas';
import { createPublicLists } from './publicLists';
import { createTables, type Tables } from './tables';

/** Tables are saved one by one, so two of them can come from different moments. */
function removeDanglingRows({ users, posts, ...tables }: Tables) {
  posts.retain(({ authorId }) => users.has(authorId));
  tables.formerUrls.retain(({ postId }) => posts.has(postId));
  tables.contents.retain(({ postId }) => posts.has(postId));
  tables.previews.retain(({ postId }) => posts.has(postId));
  tables.revisions.retain(({ postId }) => posts.has(postId));
  const { comments } = tables;
  const isAccount = (id: string | null) => id === null || users.has(id);
  comments.retain((row) => posts.has(row.postId) && isAccount(row.authorId));
  comments.retain(({ parentId }) => parentId === null || comments.has(parentId));
  tables.commentLikes.retain((row) => comments.has(row.commentId) && users.has(row.userId));
  tables.clientIds.retain(({ userId }) => users.has(userId));
  tables.likes.retain((row) => posts.has(row.postId) && users.has(row.userId));
  tables.follows.retain((row) => users.has(row.authorId) && users.has(row.followerId));
  tables.topicFollows.retain(({ userId }) => users.has(userId));
  tables.reads.retain((row) => posts.has(row.postId) && users.has(row.userId));
  tables.mutes.retain((row) => users.has(row.userId) && users.has(row.mutedId));
  const { reportSubjects, reports, headings } = tables;
  headings.retain(({ userId }) => users.has(userId));
  reportSubjects.retain(
    ({ postId, commentId, profileId, headingId }) =>
      (postId === null || posts.has(postId)) &&
      (commentId === null || comments.has(commentId)) &&
      (profileId === null || users.has(profileId)) &&
      (headingId === null || headings.has(headingId)),
  );
  reports.retain((row) => reportSubjects.has(row.subjectId) && users.has(row.reporterId));
  reportSubjects.retain(({ id }) => reports.list('subjectId', id).length > 0);
  tables.restrictions.retain(({ userId }) => users.has(userId));
  tables.formerUsernames.retain(({ userId }) => users.has(userId));
  tables.sessions.retain(({ userId }) => users.has(userId));
  tables.devices.retain(({ userId }) => users.has(userId));
  tables.tokens.retain(({ userId }) => users.has(userId));
  tables.moderationLog.retain(({ actorId }) => isAccount(actorId));
  tables.subscribers.retain(({ authorId }) => isAccount(authorId));
  tables.announcements.retain(({ postId }) => posts.has(postId));
  const { notifications, notificationEvents } = tables;
  const isComment = (id: string | null) => id === null || comments.has(id);
  notifications.retain(
    ({ userId, postId, commentId, profileId }) =>
      users.has(userId) &&
      (postId === null || posts.has(postId)) &&
      isComment(commentId) &&
      isAccount(profileId),
  );
  notificationEvents.retain(
    ({ notificationId, actorId, commentId }) =>
      notifications.has(notificationId) && isAccount(actorId) && isComment(commentId),
  );
  notifications.retain(({ id }) => notificationEvents.list('notificationId', id).length > 0);
  tables.notificationChoices.retain(({ userId }) => users.has(userId));
  const { passages } = tables;
  passages.retain(
    ({ userId, postId, headingId }) =>
      users.has(userId) &&
      (postId === null || posts.has(postId)) &&
      (headingId === null || headings.has(headingId)),
  );
  tables.postQuotes.retain((row) => posts.has(row.postId) && posts.has(row.quotedPostId));
  tables.detachments.retain((row) => posts.has(row.postId) && users.has(row.userId));
  tables.letters.retain(({ userId }) => userId === null || users.has(userId));
}

/** The tables, the lists computed from them, and the names of the tables that have changed. */
export function createStore() {
  const dirty = new Set<TableName>();
  let isConsistent = true;
  const tables = createTables((name, event) => {
    publicLists.clear();
    if (event === 'changed') {
      dirty.add(name);
    } else {
      dirty.delete(name);
      isConsistent = false;
    }
  });
  const publicLists = createPublicLists(tables);

  function ensureConsistent() {
    if (!isConsistent) removeDanglingRows(tables);
    isConsistent = true;
  }

  return {
    dirty,
    /** The tables as they were replaced, maybe with rows that point to missing ones. */
    rawTables: tables,
    get tables() {
      ensureConsistent();
      return tables;
    },
    get publicLists() {
      ensureConsistent();
      return publicLists;
    },
  };
}

export type Store = ReturnType<typeof createStore>;
