import type { Community } from '@server/seed/community';
import { contentMinutes } from '../posts/documentColumns';
import { firstRevision, newPostColumns } from '../revisions/storedRevisions';
import { type TableName, type TableRows, tableNames } from '../rows/rowSchemas';
import type { MemoryData } from './memoryData';

/** The rows of the community's posts. Tables don't change them, so several tables can share them. */
export function postRowsOf({ posts, revisions }: Community) {
  return {
    posts: posts.map(
      ({ content, quotes: _quotes, minutes = contentMinutes(content), ...post }) => ({
        ...newPostColumns,
        ...post,
        minutes,
      }),
    ),
    contents: posts.map(({ id, content }) => ({ postId: id, content })),
    revisions: revisions ?? posts.map((post) => firstRevision(post)),
  };
}

type Rows = { readonly [Name in TableName]?: readonly TableRows[Name][] };

/** Replaces the rows of all tables. */
export function insertCommunity(
  { tables }: Pick<MemoryData, 'tables'>,
  { posts, ...others }: Community,
  postRows = postRowsOf({ posts, ...others }),
) {
  const rowsByTable: Rows = { ...others, ...postRows };
  function replace<Name extends TableName>(name: Name, rows: Rows[Name]) {
    tables[name].replace(rows ?? []);
  }
  for (const name of tableNames) replace(name, rowsByTable[name]);
}
