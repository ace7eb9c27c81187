import { apiLimits } from '@contract/apiLimits';
import type { ListedHeadingRow } from '@server/data/rows/bookCardRows';
import type { Page } from '@server/data/rows/rows';
import type { Ports } from '../ports';
import { shownIds } from './shownPassages';

/** Headings that are read by one statement. */
const atOnce = 200;

type Wanted = Page & {
  /** Only those of this member. */
  userId?: string;
  /** How many of each member. */
  perPerson?: number;
};

/** How many passages visitors see under headings, by heading. */
async function countShown(ports: Ports, headings: readonly { id: string }[]) {
  const counts = new Map<string, number>();
  if (headings.length === 0) return counts;
  const headingIds = headings.map(({ id }) => id);
  const words = await ports.data.book.publicWords({ headingIds });
  const shown = await shownIds(ports, words);
  for (const { id, headingId } of words)
    if (shown.has(id)) counts.set(headingId, (counts.get(headingId) ?? 0) + 1);
  return counts;
}

/**
 * Public collections of which visitors see passages, the last changed first, with the number of these.
 */
export async function newestHeadings(ports: Ports, wanted: Wanted) {
  const { skip, take, userId, perPerson = Number.POSITIVE_INFINITY } = wanted;
  const end = skip + take;
  const found: ListedHeadingRow[] = [];
  const ofPerson = new Map<string, number>();
  let areUnread = true;
  let after: ListedHeadingRow | undefined;
  while (areUnread && found.length <= end) {
    const { rows, areMore } = await ports.data.book.newestHeadings({ userId, after, take: atOnce });
    const unsure = await countShown(
      ports,
      rows.filter(({ isCertain }) => !isCertain),
    );
    for (const row of rows) {
      const known = ofPerson.get(row.userId) ?? 0;
      if (known >= perPerson || !(row.isCertain || unsure.has(row.id))) continue;
      ofPerson.set(row.userId, known + 1);
      found.push(row);
    }
    areUnread = areMore;
    after = rows.at(-1);
  }
  const page = found.slice(skip, end);
  const counts = await countShown(ports, page);
  const rows = page.map((row) => ({ ...row, count: counts.get(row.id) ?? 0 }));
  return { rows: rows.filter(({ count }) => count > 0), areMore: found.length > end };
}

/** The list of everybody's public collections. */
export const listedBooks = async (ports: Ports, page: Page) =>
  newestHeadings(ports, { ...page, perPerson: apiLimits.listedHeadings });
