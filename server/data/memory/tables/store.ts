import { targetsFirst } from '../../rows/keys';
import type { TableName } from '../../rows/rowSchemas';
import { createPublicLists } from './publicLists';
import { createTables, type Tables, type TablesByName } from './tables';

/** Tables are saved one by one, so two of them can come from different moments. */
function removeDanglingRows(tables: Tables) {
  const byName: TablesByName = tables;
  for (const name of targetsFirst)
    byName[name].removeDangling((target, id) => byName[target].has(id));
  const { reportSubjects, reports, notifications, notificationEvents } = tables;
  reportSubjects.retain(({ id }) => reports.list('subjectId', id).length > 0);
  notifications.retain(({ id }) => notificationEvents.list('notificationId', id).length > 0);
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
