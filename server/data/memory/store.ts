import { type Change, createIndexes, type Indexes } from './indexes';
import { dropDangling } from './integrity';
import { createTable } from './table';
import { keysOf, type StoredPost, type TableName, type TableRows } from './tableRows';
import type { Tables } from './tables';

const copyPost = (post: StoredPost): StoredPost => ({ ...post, tags: [...post.tags] });

function replay<Row>(rows: Iterable<Row>, change: Change<Row> | undefined) {
  for (const row of rows) change?.(null, row);
}

// Likes and follows come before the posts and authors that they rank, so that each is ranked once.
function fill({ changes }: Indexes, tables: Tables) {
  replay(tables.users.values(), changes.users);
  replay(tables.likes.values(), changes.likes);
  replay(tables.comments.values(), changes.comments);
  replay(tables.follows.values(), changes.follows);
  replay(tables.posts.values(), changes.posts);
  replay(tables.sessions.values(), changes.sessions);
  replay(tables.tokens.values(), changes.tokens);
  replay(tables.resources.values(), changes.resources);
}

/** The tables, and the indexes that follow each change of them. */
export function createStore() {
  const dirty = new Set<TableName>();
  let indexes: Indexes | null = null;

  function table<Name extends TableName>(
    name: Name,
    copy = (row: TableRows[Name]): TableRows[Name] => ({ ...row }),
  ) {
    return createTable<TableRows[Name]>({
      keyOf: keysOf[name],
      copy,
      onChange(before, after) {
        dirty.add(name);
        const change: Change<TableRows[Name]> | undefined = indexes?.changes[name];
        change?.(before, after);
      },
      onReplace() {
        dirty.delete(name);
        indexes = null;
      },
    });
  }

  const tables: Tables = {
    users: table('users'),
    sessions: table('sessions'),
    tokens: table('tokens'),
    posts: table('posts', copyPost),
    contents: table('contents'),
    comments: table('comments'),
    likes: table('likes'),
    follows: table('follows'),
    resources: table('resources'),
    contact: table('contact'),
  };

  // After tables were replaced this is done once for all of them, by who asks first.
  function fresh() {
    if (indexes) return indexes;
    dropDangling(tables);
    const made = createIndexes(tables);
    fill(made, tables);
    indexes = made;
    return made;
  }

  return {
    dirty,
    /** For snapshots: what was replaced may still wait for its indexes. */
    rawTables: tables,
    get tables() {
      fresh();
      return tables;
    },
    get indexes() {
      return fresh();
    },
  };
}

export type Store = ReturnType<typeof createStore>;
