import { inParts } from '@contract/inParts';
import type { Community } from '@server/seed/community';
import { storedPassage } from '../book/sql/bookParts';
import { documentColumns } from '../posts/documentColumns';
import { firstRevision, newPostColumns } from '../revisions/storedRevisions';
import { targetsFirst } from '../rows/keys';
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

type OtherTable = Exclude<TableName, 'posts' | 'contents'>;
type Rows = { readonly [Name in OtherTable]?: readonly Values<Name>[] };

/**
 * Stores all rows of a community in one transaction. Not all of its comments and likes could be added
 * now: posts have become drafts again, and accounts have been blocked.
 */
export function insertCommunity(store: SqlStore, community: Community) {
  const { posts, users = [], passages = [], ...others } = community;
  const rowsByTable: Rows = {
    revisions: posts.map((post) => firstRevision(post)),
    ...others,
    users: users.map(storedUser),
    passages: passages.map(storedPassage),
  };
  return store.transaction(async (db) => {
    async function insertTable<Name extends OtherTable>(name: Name, rows: Rows[Name]) {
      for (const part of inParts(rows ?? [], most)) await insertRows(db, name, part);
    }
    for (const name of targetsFirst)
      if (name === 'posts') for (const part of inParts(posts, most)) await insertPosts(db, part);
      else if (name !== 'contents') await insertTable(name, rowsByTable[name]);
  });
}
