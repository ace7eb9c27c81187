type Watched<Row> = {
  keyOf: (row: Row) => string;
  copy: (row: Row) => Row;
  onChange: (before: Row | null, after: Row | null) => void;
  onReplace: () => void;
};

/** Rows by key. What is kept is never handed out for change: `read` and `rows` answer copies. */
export type Table<Row> = {
  get(key: string): Readonly<Row> | null;
  read(key: string): Row | null;
  has(key: string): boolean;
  values(): Iterable<Readonly<Row>>;
  put(row: Row): void;
  drop(key: string): Readonly<Row> | null;
  rows(): Row[];
  replace(rows: readonly Row[]): void;
  /** Forgets the others without calling it a change. */
  keepOnly(isWanted: (row: Readonly<Row>) => boolean): void;
};

export function createTable<Row>({ keyOf, copy, onChange, onReplace }: Watched<Row>): Table<Row> {
  const kept = new Map<string, Row>();
  const get = (key: string) => kept.get(key) ?? null;
  return {
    get,
    read(key) {
      const row = get(key);
      return row === null ? null : copy(row);
    },
    has: (key) => kept.has(key),
    values: () => kept.values(),
    put(row) {
      const before = get(keyOf(row));
      const after = copy(row);
      kept.set(keyOf(row), after);
      onChange(before, after);
    },
    drop(key) {
      const before = get(key);
      if (before === null) return null;
      kept.delete(key);
      onChange(before, null);
      return before;
    },
    rows: () => [...kept.values()].map(copy),
    replace(rows) {
      kept.clear();
      for (const row of rows) kept.set(keyOf(row), copy(row));
      onReplace();
    },
    keepOnly(isWanted) {
      for (const [key, row] of kept) if (!isWanted(row)) kept.delete(key);
    },
  };
}
