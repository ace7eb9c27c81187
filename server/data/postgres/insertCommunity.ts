import { inParts } from '@contract/inParts';
import type { Community } from '@server/seed/community';
import { storedPassage } from '../book/sql/bookParts';
import { documentColumns } from '../posts/documentColumns';
import { firstRevision, newPostColumns } from '../revisions/storedRevisions';
import type { TableName } from '../rows/rowSchemas';
import { ofPostSearch, storedPost, storedSearch } from './queries/postRows';
import { insertInto, insertRows, type Values } from './queries/rowQueries';
import type { Db, SqlStore } from './queries/sqlStore';
import { storedUser } from './queries/userRows';

/** Of rows in one statement. */
const most = 1000;

type Post = Community['posts'][number];

async function insertPosts(db: Db, posts: readonly Post[]) {
  const stored = posts.map((post) => ({ post, derived: documentColumns(post.content) }));
  await insertRows(
    db,
    'posts',
    stored.map(({ post, derived }) => {
      const { revision, editedAt, commentsClosed, withheldReason } = { ...newPostColumns, ...post };
      const row = storedPost(post, derived);
      return { ...row, revision, editedAt, commentsClosed, withheldReason };
    }),
  );
  const contents = posts.map(({ id, content }) => ({ postId: id, content }));
  await insertRows(db, 'contents', contents);
  const searched = stored.map(({ post, derived }) => storedSearch(post, derived.words));
  await insertInto(db, ofPostSearch.table, searched);
}

/**
 * Stores all rows of a community in one transaction. Not all of its comments and likes could be added
 * now: posts have become drafts again, and accounts have been blocked.
 */
export function insertCommunity(store: SqlStore, community: Community) {
  const { posts, books, reported, notifications } = community;
  return store.transaction(async (db) => {
    async function insertAll<Name extends TableName>(
      name: Name,
      rows: readonly Values<Name>[] = [],
    ) {
      for (const part of inParts(rows, most)) await insertRows(db, name, part);
    }
    await insertAll('users', community.users.map(storedUser));
    for (const part of inParts(posts, most)) await insertPosts(db, part);
    await insertAll('revisions', community.revisions ?? posts.map((post) => firstRevision(post)));
    await insertAll('headings', books?.headings);
    await insertAll('passages', books?.passages.map(storedPassage));
    await insertAll('postQuotes', books?.quotes);
    await insertAll('comments', community.comments);
    await insertAll('likes', community.likes);
    await insertAll('follows', community.follows);
    await insertAll('topicFollows', community.topicFollows);
    await insertAll('reads', community.reads);
    await insertAll('reportSubjects', reported?.subjects);
    await insertAll('reports', reported?.reports);
    await insertAll('notifications', notifications?.rows);
    await insertAll('notificationEvents', notifications?.events);
    await insertAll('restrictions', community.restrictions);
    await insertAll('mutes', community.mutes);
  });
}
