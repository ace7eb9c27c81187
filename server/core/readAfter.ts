/** All rows of a list, a page at a time: `read` returns those after a row, none at the end. */
export async function* readAfter<Row>(read: (after: Row | null) => Promise<readonly Row[]>) {
  for (let after: Row | null = null; ; ) {
    const rows: readonly Row[] = await read(after);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    after = last;
  }
}
