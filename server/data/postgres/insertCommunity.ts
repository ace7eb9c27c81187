import type { Community } from '@server/seed/community';
import { storedPassage } from '../book/sql/bookParts';
import { documentColumns } from '../posts/documentColumns';
import { firstRevision, newPostColumns } from '../revisions/keptRevisions';
import { users } from './queries/accountTables';
import { headings, passages, postQuotes } from './queries/bookTables';
import { follows, reads, topicFollows } from './queries/followingTables';
import { notificationEvents, notifications } from './queries/notificationTables';
import { storedPost, storedSearch } from './queries/postRows';
import { postContents, postSearch, posts, revisions } from './queries/postTables';
import { mutes, reportSubjects, reports } from './queries/reportTables';
import { comments, likes, restrictions } from './queries/schema';
import type { SqlStore } from './queries/sqlStore';
import { storedUser } from './queries/userRows';

/** Of rows in one statement. */
const most = 1000;

function* partsOf<Row>(rows: readonly Row[]) {
  for (let at = 0; at < rows.length; at += most) yield rows.slice(at, at + most);
}

/**
 * Stores all rows of a community in one transaction. Not all of its comments and likes could be added
 * now: posts have become drafts again, and accounts have been blocked.
 */
export function insertCommunity(store: SqlStore, community: Community) {
  return store.transaction(async (db) => {
    for (const rows of partsOf(community.users))
      await db.insert(users).values(rows.map(storedUser));
    for (const rows of partsOf(community.posts)) {
      const stored = rows.map((post) => ({ post, derived: documentColumns(post.content) }));
      await db.insert(posts).values(
        stored.map(({ post, derived }) => {
          const { revision, editedAt, commentsClosed, withheldReason } = {
            ...newPostColumns,
            ...post,
          };
          const row = storedPost(post, derived);
          return { ...row, revision, editedAt, commentsClosed, withheldReason };
        }),
      );
      const contents = rows.map(({ id, content }) => ({ postId: id, content }));
      await db.insert(postContents).values(contents);
      await db
        .insert(postSearch)
        .values(stored.map(({ post, derived }) => storedSearch(post, derived.words)));
    }
    const versions = community.revisions ?? community.posts.map((post) => firstRevision(post));
    for (const rows of partsOf(versions)) await db.insert(revisions).values(rows);
    for (const rows of partsOf(community.books?.headings ?? []))
      await db.insert(headings).values(rows);
    for (const rows of partsOf(community.books?.passages ?? []))
      await db.insert(passages).values(rows.map(storedPassage));
    for (const rows of partsOf(community.books?.quotes ?? []))
      await db.insert(postQuotes).values(rows);
    for (const rows of partsOf(community.comments)) await db.insert(comments).values(rows);
    for (const rows of partsOf(community.likes)) await db.insert(likes).values(rows);
    for (const rows of partsOf(community.follows)) await db.insert(follows).values(rows);
    for (const rows of partsOf(community.topicFollows ?? []))
      await db.insert(topicFollows).values(rows);
    for (const rows of partsOf(community.reads ?? [])) await db.insert(reads).values(rows);
    for (const rows of partsOf(community.reported?.subjects ?? []))
      await db.insert(reportSubjects).values(rows);
    for (const rows of partsOf(community.reported?.reports ?? []))
      await db.insert(reports).values(rows);
    for (const rows of partsOf(community.notifications?.rows ?? []))
      await db.insert(notifications).values(rows);
    for (const rows of partsOf(community.notifications?.events ?? []))
      await db.insert(notificationEvents).values(rows);
    for (const rows of partsOf(community.restrictions ?? []))
      await db.insert(restrictions).values(rows);
    for (const rows of partsOf(community.mutes ?? [])) await db.insert(mutes).values(rows);
  });
}
