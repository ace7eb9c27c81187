import type { Reference } from '../../rows/keys';
import type { TableName } from '../../rows/rowSchemas';
import { createLists, type ValueOf } from './lists';

/** Whether rows were changed one by one, or all replaced by those of a snapshot. */
export type TableEvent = 'changed' | 'replaced';

type TableShape<Row> = {
  /** The columns that identify a row. */
  primaryKey: readonly string[];
  /** By what the rows are sorted; `createdAt` by default. */
  timeOf?: (row: Row) => number;
  /** What the value of a row in each list is (`{ byUrl: ({ url }) => url }`). */
  lists?: Readonly<Record<string, ValueOf<Row>>>;
  /** Each has a list, named like its column. */
  references: readonly Reference[];
};

/** Where the list of a reference has the rows whose column is null. */
export const unset = '';

const creation = (row: object) =>
  'createdAt' in row && typeof row.createdAt === 'number' ? row.createdAt : 0;

type IsThere = (target: TableName, id: string) => boolean;

function idIn(row: Readonly<Record<string, unknown>>, column: string) {
  const id = row[column];
  return typeof id === 'string' ? id : unset;
}

/** Their values as one text; '' for null. */
function keyReader(columns: readonly string[]) {
  const textOf = (row: object, column: string) => {
    const value: unknown = Reflect.get(row, column);
    return typeof value === 'number' ? `${value}` : typeof value === 'string' ? value : '';
  };
  const [first = ''] = columns;
  if (columns.length === 1) return (row: object) => textOf(row, first);
  return (row: object) => columns.map((column) => textOf(row, column)).join(' ');
}

/** Of rows with the same key, the last one stays, at its own place. */
function byKey<Row>(rows: readonly Row[], keyOf: (row: Row) => string) {
  const rowsByKey = new Map<string, Row>();
  for (const row of rows) {
    const key = keyOf(row);
    rowsByKey.delete(key);
    rowsByKey.set(key, row);
  }
  return rowsByKey;
}

/** Rows in a Map by key, and in lists sorted by `timeOf`. A row is named by its id, or by what identifies it. */
export function createTable<Row extends Readonly<Record<string, unknown>>, Key extends object>(
  { primaryKey, timeOf = creation, lists: ownLists = {}, references }: TableShape<Row>,
  onEvent: (event: TableEvent) => void,
) {
  const keyOf: (row: Row | Key) => string = keyReader(primaryKey);
  const keyFrom = (named: string | Key) => (typeof named === 'string' ? named : keyOf(named));
  let rowsByKey = new Map<string, Readonly<Row>>();
  const compare = (one: Row, other: Row) =>
    timeOf(one) - timeOf(other) || (keyOf(one) < keyOf(other) ? -1 : 1);
  const ofReferences = references.map(
    ({ column }) => [column, (row: Row) => idIn(row, column)] as const,
  );
  const lists = createLists<Row>([...Object.entries(ownLists), ...ofReferences], compare);

  function put(row: Readonly<Row>) {
    const before = rowsByKey.get(keyOf(row));
    if (before) lists.remove(before);
    rowsByKey.set(keyOf(row), row);
    lists.add(row);
  }

  /** The row without what it names in vain; null if it goes with that. */
  function withoutDangling(row: Readonly<Row>, isThere: IsThere): Readonly<Row> | null {
    const dangling = references.filter(({ column, target }) => {
      const id = idIn(row, column);
      return id !== unset && !isThere(target, id);
    });
    if (dangling.length === 0) return row;
    if (dangling.some(({ onRemoval }) => onRemoval === 'remove')) return null;
    return { ...row, ...Object.fromEntries(dangling.map(({ column }) => [column, null] as const)) };
  }

  function replace(rows: readonly Readonly<Row>[]) {
    rowsByKey = byKey(rows.toSorted(compare), keyOf);
    lists.replace([...rowsByKey.values()]);
  }

  return {
    keyOf,
    get: (named: string | Key) => rowsByKey.get(keyFrom(named)) ?? null,
    has: (named: string | Key) => rowsByKey.has(keyFrom(named)),
    list: lists.list,
    rows: () => Array.from(rowsByKey.values(), (row): Row => ({ ...row })),
    put(row: Row) {
      put({ ...row });
      onEvent('changed');
    },
    remove(named: string | Key) {
      const key = keyFrom(named);
      const row = rowsByKey.get(key);
      if (!row) return null;
      rowsByKey.delete(key);
      lists.remove(row);
      onEvent('changed');
      return row;
    },
    /** Clears the columns that name a row of `target`, and returns the keys of the rows that go with it. */
    release(target: TableName, id: string) {
      const naming = references.filter((reference) => reference.target === target);
      return naming.flatMap(({ column, onRemoval }) => {
        const rows = lists.list(column, id);
        if (onRemoval === 'remove') return rows.map(keyOf);
        for (const row of rows) put({ ...row, [column]: null });
        if (rows.length > 0) onEvent('changed');
        return [];
      });
    },
    replace(rows: readonly Readonly<Row>[]) {
      replace(rows);
      onEvent('replaced');
    },
    /** Removes rows that name missing ones, or clears the columns that do, without an event. */
    removeDangling(isThere: IsThere) {
      // Again, because rows can name others of the same table.
      for (let isDone = false; !isDone; ) {
        const rows = [...rowsByKey.values()];
        const rest = rows.map((row) => withoutDangling(row, isThere));
        isDone = rest.every((row, at) => row === rows[at]);
        if (!isDone) replace(rest.filter((row) => row !== null));
      }
    },
    /** Removes the other rows, without an event. */
    retain(isWanted: (row: Readonly<Row>) => boolean) {
      const rows = [...rowsByKey.values()];
      if (!rows.every(isWanted)) replace(rows.filter(isWanted));
    },
  };
}
