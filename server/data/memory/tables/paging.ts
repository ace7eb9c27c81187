import type { PendingRow } from '../../rows/communityRows';
import type { Counted, Page, Paged } from '../../rows/rows';

/** A page of rows that are in the order of the list. */
export function pageOf<Row, Card>(
  rows: readonly Row[],
  { skip, take }: Page,
  toCard: (row: Row) => Card,
): Paged<Card> {
  const end = skip + take;
  return { rows: rows.slice(skip, end).map(toCard), areMore: rows.length > end };
}

/** The same with the number of all rows. */
export function countedPageOf<Row, Card>(
  rows: readonly Row[],
  page: Page,
  toCard: (row: Row) => Card,
): Counted<Card> {
  return { ...pageOf(rows, page, toCard), count: rows.length };
}

export function countPending(rows: readonly { createdAt: number }[]): PendingRow {
  const times = rows.map(({ createdAt }) => createdAt);
  return { count: rows.length, since: rows.length === 0 ? null : Math.min(...times) };
}
