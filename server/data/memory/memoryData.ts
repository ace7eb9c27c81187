import type { Data } from '../port';
import { createMemoryComments } from './memoryComments';
import { createMemoryContact } from './memoryContact';
import { createMemoryFollows } from './memoryFollows';
import { createMemoryLikes } from './memoryLikes';
import { createMemoryPosts } from './memoryPosts';
import { createMemoryResources } from './memoryResources';
import { createMemorySessions } from './memorySessions';
import { createMemoryTokens } from './memoryTokens';
import { createMemoryUsers } from './memoryUsers';
import { createStore } from './store';
import type { TableName, TableRows } from './tableRows';

/** A table as its keeper sees it: taken whole, and put back whole. */
export type Snapshot<Row> = {
  rows(): Row[];
  /** Leaves the table clean: it holds what was kept. Lists and counts follow by themselves. */
  replace(rows: readonly Row[]): void;
};

export type MemoryData = Data & {
  tables: { readonly [Name in TableName]: Snapshot<TableRows[Name]> };
  /** Tables changed since their names were last taken out. */
  dirty: Set<TableName>;
};

/** The data port over plain memory: for tests, and for a tab that keeps its tables elsewhere. */
export function createMemoryData(): MemoryData {
  const store = createStore();
  return {
    users: createMemoryUsers(store),
    sessions: createMemorySessions(store),
    tokens: createMemoryTokens(store),
    posts: createMemoryPosts(store),
    comments: createMemoryComments(store),
    likes: createMemoryLikes(store),
    follows: createMemoryFollows(store),
    resources: createMemoryResources(store),
    contact: createMemoryContact(store),
    tables: store.rawTables,
    dirty: store.dirty,
  };
}
