import { activeUser } from '../../memory/tables/access';
import type { Store } from '../../memory/tables/store';
import type { Tables } from '../../memory/tables/tables';
import { removeRow } from '../../removal/memory/removal';
import { canChangePublicBook } from '../../restrictions/memory/memoryRestrictions';
import type { HeadingCardRow, HeadingRow } from '../../rows/bookCardRows';
import type { BookData } from '../bookPort';
import { freeSlug } from '../bookRows';
import { changedAt, changesWhatOthersSee } from '../headingChanges';

function ownHeadings({ headings }: Tables, userId: string) {
  return headings.list('userId', userId).toSorted((one, other) => one.position - other.position);
}

const toCard = ({ passages }: Tables, row: HeadingRow): HeadingCardRow => ({
  ...row,
  count: passages.list('headingId', row.id).length,
});

/** The headings in their new order. */
function number({ headings }: Tables, rows: readonly HeadingRow[]) {
  for (const [position, row] of rows.entries())
    if (row.position !== position) headings.put({ ...row, position });
}

type Added = Parameters<BookData['addHeading']>[0];

function add(tables: Tables, heading: Added, most: number) {
  if (!activeUser(tables, heading.userId)) return 'not allowed';
  const own = ownHeadings(tables, heading.userId);
  if (own.length >= most) return 'full';
  const slug = freeSlug(heading.slug, new Set(own.map((row) => row.slug)));
  const row = { ...heading, slug, isPublic: false, position: own.length };
  tables.headings.put(row);
  return toCard(tables, row);
}

type Changed = Parameters<BookData['changeHeading']>[0];

function change(tables: Tables, { id, userId, patch, now }: Changed) {
  const row = tables.headings.get(id);
  const user = activeUser(tables, userId);
  if (row?.userId !== userId || !user) return null;
  if (patch.isPublic === true && !user.isVerified) return 'not verified';
  if (changesWhatOthersSee(row, patch) && !canChangePublicBook(tables, userId, now))
    return 'restricted';
  const { position, ...fields } = patch;
  tables.headings.put({ ...row, ...fields, updatedAt: changedAt(row, patch, now) });
  if (position !== undefined) {
    const others = ownHeadings(tables, userId).filter((other) => other.id !== id);
    const own = tables.headings.get(id);
    if (own) others.splice(Math.min(position, others.length), 0, own);
    number(tables, others);
  }
  const changed = tables.headings.get(id);
  return changed && toCard(tables, changed);
}

function remove(tables: Tables, id: string, userId: string) {
  const row = tables.headings.get(id);
  if (row?.userId !== userId || !activeUser(tables, userId)) return false;
  removeRow(tables, 'headings', id);
  number(tables, ownHeadings(tables, userId));
  return true;
}

export function createMemoryHeadings(store: Store) {
  return {
    headings: async (userId) =>
      ownHeadings(store.tables, userId).map((row) => toCard(store.tables, row)),
    addHeading: async (heading, most) => add(store.tables, heading, most),
    changeHeading: async (given) => change(store.tables, given),
    removeHeading: async (id, userId) => remove(store.tables, id, userId),
  } satisfies Partial<BookData>;
}
