export type ValueOf<Row> = (row: Row) => string;

/** Rows in sorted arrays: for each list one array per value. */
export function createLists<Row>(
  lists: readonly (readonly [name: string, valueOf: ValueOf<Row>])[],
  compare: (one: Row, other: Row) => number,
) {
  const sortedRows = new Map<string, Readonly<Row>[]>();

  return {
    /**
     * The rows of a list, oldest first. Removing rows leaves the array as it is, adding doesn't.
     */
    list: (name: string, value = ''): readonly Readonly<Row>[] =>
      sortedRows.get(`${name} ${value}`) ?? [],
    add(row: Readonly<Row>) {
      for (const [name, valueOf] of lists) {
        const listKey = `${name} ${valueOf(row)}`;
        const rows = sortedRows.get(listKey);
        const newest = rows?.at(-1);
        if (!rows || !newest) sortedRows.set(listKey, [row]);
        else if (compare(newest, row) < 0) rows.push(row);
        else rows.splice(rows.findLastIndex((other) => compare(other, row) < 0) + 1, 0, row);
      }
    },
    /** Adds a row that is newer than all others. */
    append(row: Readonly<Row>) {
      for (const [name, valueOf] of lists) {
        const listKey = `${name} ${valueOf(row)}`;
        const rows = sortedRows.get(listKey);
        if (rows) rows.push(row);
        else sortedRows.set(listKey, [row]);
      }
    },
    remove(row: Readonly<Row>) {
      for (const [name, valueOf] of lists) {
        const listKey = `${name} ${valueOf(row)}`;
        const others = sortedRows.get(listKey)?.filter((other) => other !== row) ?? [];
        if (others.length > 0) sortedRows.set(listKey, others);
        else sortedRows.delete(listKey);
      }
    },
    clear: () => sortedRows.clear(),
  };
}
