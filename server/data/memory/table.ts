/** Whether rows were changed one by one, or all replaced by those of a snapshot. */
export type TableEvent = 'changed' | 'replaced';

type ListValues<Row, List extends string> = Readonly<Record<List, (row: Row) => string>>;

type Order<Row> = { keyOf: (row: Row) => string; timeOf?: (row: Row) => number };

const creation = (row: object) =>
  'createdAt' in row && typeof row.createdAt === 'number' ? row.createdAt : 0;

/**
 * Rows in a Map by key, and in arrays sorted by `timeOf`: for each list one array per value, where
 * `lists` says what the value is (`{ byAuthor: ({ authorId }) => authorId }`).
 */
export function createTable<Row extends object, List extends string>(
  { keyOf, timeOf = creation }: Order<Row>,
  lists: ListValues<Row, List>,
  onEvent: (event: TableEvent) => void,
) {
  const listValues = Object.entries<(row: Row) => string>(lists);
  const rowsByKey = new Map<string, Readonly<Row>>();
  const sortedRows = new Map<string, Readonly<Row>[]>();

  function compare(one: Row, other: Row) {
    return timeOf(one) - timeOf(other) || (keyOf(one) < keyOf(other) ? -1 : 1);
  }

  function addToLists(row: Row) {
    for (const [name, valueOf] of listValues) {
      const listKey = `${name} ${valueOf(row)}`;
      const rows = sortedRows.get(listKey);
      const newest = rows?.at(-1);
      if (!rows || !newest) sortedRows.set(listKey, [row]);
      else if (compare(newest, row) < 0) rows.push(row);
      else rows.splice(rows.findLastIndex((other) => compare(other, row) < 0) + 1, 0, row);
    }
  }

  function removeFromLists(row: Row) {
    for (const [name, valueOf] of listValues) {
      const listKey = `${name} ${valueOf(row)}`;
      const others = sortedRows.get(listKey)?.filter((other) => other !== row) ?? [];
      if (others.length > 0) sortedRows.set(listKey, others);
      else sortedRows.delete(listKey);
    }
  }

  function put(row: Readonly<Row>) {
    const before = rowsByKey.get(keyOf(row));
    if (before) removeFromLists(before);
    rowsByKey.set(keyOf(row), row);
    addToLists(row);
  }

  function replace(rows: readonly Readonly<Row>[]) {
    rowsByKey.clear();
    sortedRows.clear();
    // Sorted first, so that each row goes to the end of its lists.
    for (const row of rows.toSorted(compare)) put(row);
  }

  return {
    get: (key: string) => rowsByKey.get(key) ?? null,
    has: (key: string) => rowsByKey.has(key),
    /**
     * The rows of a list, oldest first. Removing rows leaves the array as it is, adding doesn't.
     */
    list: (name: List, value = ''): readonly Readonly<Row>[] =>
      sortedRows.get(`${name} ${value}`) ?? [],
    rows: () => Array.from(rowsByKey.values(), (row): Row => ({ ...row })),
    put(row: Row) {
      put({ ...row });
      onEvent('changed');
    },
    remove(key: string) {
      const row = rowsByKey.get(key);
      if (!row) return null;
      rowsByKey.delete(key);
      removeFromLists(row);
      onEvent('changed');
      return row;
    },
    replace(rows: readonly Readonly<Row>[]) {
      replace(rows);
      onEvent('replaced');
    },
    /** Removes the other rows, without an event. */
    retain(isWanted: (row: Readonly<Row>) => boolean) {
      const rows = [...rowsByKey.values()];
      if (!rows.every(isWanted)) replace(rows.filter(isWanted));
    },
  };
}
