import { fullPost } from '../../postgres/queries/postCards';
import { ofPostSearch, storedSearch } from '../../postgres/queries/postRows';
import { queryValues } from '../../postgres/queries/queryRows';
import { updateIn } from '../../postgres/queries/rowQueries';
import { sql } from '../../postgres/queries/sql';
import type { Db, SqlStore } from '../../postgres/queries/sqlStore';
import { fullPostRow } from '../../rows/rows';
import { documentWords } from '../searchWords';

/** Derives again what the search reads of the post after `last`; returns its id, and null after the last post. */
async function rebuildNext(db: Db, last: string) {
  const next = sql`SELECT ${fullPost} AS row FROM posts p WHERE p.id > ${last}
    ORDER BY p.id LIMIT 1 FOR NO KEY UPDATE OF p`;
  const [post] = await queryValues(db, fullPostRow, next);
  if (!post) return null;
  const search = storedSearch(post, documentWords(post.content));
  await updateIn(db, ofPostSearch.table, { set: search, where: { postId: post.id } });
  return post.id;
}

/** Derives again what the search reads of each post, one transaction a post; returns of how many. */
export async function rebuildSearch({ transaction }: SqlStore) {
  let count = 0;
  let last: string | null = '';
  while (last !== null) {
    const after: string = last;
    last = await transaction((db) => rebuildNext(db, after));
    if (last !== null) count += 1;
  }
  return count;
}
