import type { Community } from '@server/seed/community';
import { storedPassage } from '../book/sql/bookParts';
import { documentColumns } from '../posts/documentColumns';
import { firstRevision, newPostColumns } from '../revisions/storedRevisions';
import { ofPostSearch, storedPost, storedSearch } from './queries/postRows';
import { insertInto, insertRows } from './queries/rowQueries';
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
      await insertRows(db, 'users', rows.map(storedUser));
    for (const rows of partsOf(community.posts)) {
      const stored = rows.map((post) => ({ post, derived: documentColumns(post.content) }));
      await insertRows(
        db,
        'posts',
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
      await insertRows(db, 'contents', contents);
      const searched = stored.map(({ post, derived }) => storedSearch(post, derived.words));
      await insertInto(db, ofPostSearch.table, searched);
    }
    const versions = community.revisions ?? community.posts.map((post) => firstRevision(post));
    for (const rows of partsOf(versions)) await insertRows(db, 'revisions', rows);
    for (const rows of partsOf(community.books?.headings ?? []))
      await insertRows(db, 'headings', rows);
    for (const rows of partsOf(community.books?.passages ?? []))
      await insertRows(db, 'passages', rows.map(storedPassage));
    for (const rows of partsOf(community.books?.quotes ?? []))
      await insertRows(db, 'postQuotes', rows);
    for (const rows of partsOf(community.comments)) await insertRows(db, 'comments', rows);
    for (const rows of partsOf(community.likes)) await insertRows(db, 'likes', rows);
    for (const rows of partsOf(community.follows)) await insertRows(db, 'follows', rows);
    for (const rows of partsOf(community.topicFollows ?? []))
      await insertRows(db, 'topicFollows', rows);
    for (const rows of partsOf(community.reads ?? [])) await insertRows(db, 'reads', rows);
    for (const rows of partsOf(community.reported?.subjects ?? []))
      await insertRows(db, 'reportSubjects', rows);
    for (const rows of partsOf(community.reported?.reports ?? []))
      await insertRows(db, 'reports', rows);
    for (const rows of partsOf(community.notifications?.rows ?? []))
      await insertRows(db, 'notifications', rows);
    for (const rows of partsOf(community.notifications?.events ?? []))
      await insertRows(db, 'notificationEvents', rows);
    for (const rows of partsOf(community.restrictions ?? []))
      await insertRows(db, 'restrictions', rows);
    for (const rows of partsOf(community.mutes ?? [])) await insertRows(db, 'mutes', rows);
  });
}
