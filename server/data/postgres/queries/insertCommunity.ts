import type { Community } from '@server/seed/community';
import { firstRevision, newPostColumns } from '../../keptRevisions';
import { documentWords } from '../../searchWords';
import { storedPost, storedSearch } from './postRows';
import { postContents, postSearch, posts, revisions } from './postTables';
import { comments, follows, likes, reportSubjects, reports, restrictions, users } from './schema';
import type { SqlStore } from './sqlStore';
import { storedUser } from './userRows';

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
      await db.insert(posts).values(
        rows.map((post) => {
          const { revision, editedAt, commentsClosed } = { ...newPostColumns, ...post };
          return { ...storedPost(post), revision, editedAt, commentsClosed };
        }),
      );
      const contents = rows.map(({ id, content }) => ({ postId: id, content }));
      await db.insert(postContents).values(contents);
      await db
        .insert(postSearch)
        .values(rows.map((post) => storedSearch(post, documentWords(post.content))));
    }
    const versions = community.revisions ?? community.posts.map((post) => firstRevision(post));
    for (const rows of partsOf(versions)) await db.insert(revisions).values(rows);
    for (const rows of partsOf(community.comments)) await db.insert(comments).values(rows);
    for (const rows of partsOf(community.likes)) await db.insert(likes).values(rows);
    for (const rows of partsOf(community.follows)) await db.insert(follows).values(rows);
    for (const rows of partsOf(community.reported?.subjects ?? []))
      await db.insert(reportSubjects).values(rows);
    for (const rows of partsOf(community.reported?.reports ?? []))
      await db.insert(reports).values(rows);
    for (const rows of partsOf(community.restrictions ?? []))
      await db.insert(restrictions).values(rows);
  });
}
