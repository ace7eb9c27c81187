export type ValueOf<Row> = (row: Row) => string;

/** Rows in sorted arrays: for each list one array per value. */
export function createLists<Row>(
  lists: readonly (readonly [name: string, valueOf: ValueOf<Row>])[],
  compare: (one: Row, other: Row) => number,
) {
  /** Of all rows, for the lists that have not been read yet. */
  let unread: readonly Readonly<Row>[] = [];
  const byList = new Map<string, Map<string, Readonly<Row>[]>>();

  /** The arrays of a list by value. They are created when they are needed: many lists are never read. */
  function valuesOf([name, valueOf]: (typeof lists)[number]) {
    const known = byList.get(name);
    if (known) return known;
    const values = new Map<string, Readonly<Row>[]>();
    for (const row of unread) {
      const value = valueOf(row);
      const rows = values.get(value);
      if (rows) rows.push(row);
      else values.set(value, [row]);
    }
    byList.set(name, values);
    return values;
  }

  return {
    /**
     * The rows of a list, oldest first. Removing rows leaves the array as it is, adding doesn't.
     */
    list(name: string, value = ''): readonly Readonly<Row>[] {
      const list = lists.find((known) => known[0] === name);
      return (list && valuesOf(list).get(value)) ?? [];
    },
    add(row: Readonly<Row>) {
      for (const list of lists) {
        const values = valuesOf(list);
        const value = list[1](row);
        const rows = values.get(value);
        const newest = rows?.at(-1);
        if (!rows || !newest) values.set(value, [row]);
        else if (compare(newest, row) < 0) rows.push(row);
        else rows.splice(rows.findLastIndex((other) => compare(other, row) < 0) + 1, 0, row);
      }
    },
    remove(row: Readonly<Row>) {
      for (const list of lists) {
        const values = valuesOf(list);
        const value = list[1](row);
        const others = values.get(value)?.filter((other) => other !== row) ?? [];
        if (others.length > 0) values.set(value, others);
        else values.delete(value);
      }
    },
    /** Replaces all rows by sorted ones. */
    replace(sorted: readonly Readonly<Row>[]) {
      unread = sorted;
      byList.clear();
    },
  };
}
