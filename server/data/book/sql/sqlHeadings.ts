import * as v from 'valibot';
import { queryValues } from '../../postgres/queries/queryRows';
import { jsonFields } from '../../postgres/queries/rowColumns';
import { insertRows, rowsWhere, updateRows } from '../../postgres/queries/rowQueries';
import { sql } from '../../postgres/queries/sql';
import type { Db, SqlStore } from '../../postgres/queries/sqlStore';
import { headingCardRow } from '../../rows/bookCardRows';
import { rowSchemas } from '../../rows/rowSchemas';
import type { BookData } from '../bookPort';
import { freeSlug } from '../bookRows';
import { changedAt, changesWhatOthersSee } from '../headingChanges';
import { isBookRestricted, lockMember } from './bookParts';

/** The heading `h` with the number of its passages. */
const card = sql`json_build_object(${jsonFields('h', rowSchemas.headings)},
  'count', (SELECT count(*)::integer FROM passages g WHERE g.heading_id = h.id))`;

async function readOne(db: Db, id: string) {
  const query = sql`SELECT ${card} AS row FROM headings h WHERE h.id = ${id}`;
  const [row] = await queryValues(db, headingCardRow, query);
  return row ?? null;
}

/** By position; the account is locked. */
const ownHeadings = async (db: Db, userId: string) =>
  rowsWhere(db, 'headings', sql`user_id = ${userId} ORDER BY position`);

async function add(db: Db, heading: Parameters<BookData['addHeading']>[0], most: number) {
  if (!(await lockMember(db, heading.userId))) return 'not allowed';
  const own = await ownHeadings(db, heading.userId);
  if (own.length >= most) return 'full';
  const slug = freeSlug(heading.slug, new Set(own.map((row) => row.slug)));
  const row = { ...heading, slug, isPublic: false, position: own.length };
  await insertRows(db, 'headings', [row]);
  return { ...row, count: 0 };
}

/** The others shift. */
async function move(db: Db, { id, userId }: { id: string; userId: string }, position: number) {
  const own = await ownHeadings(db, userId);
  const others = own.filter((row) => row.id !== id).map((row) => row.id);
  others.splice(Math.min(position, others.length), 0, id);
  await db.execute(sql`UPDATE headings AS h SET position = placed.position - 1
    FROM json_array_elements_text(${JSON.stringify(others)}::text::json)
      WITH ORDINALITY AS placed (id, position)
    WHERE h.user_id = ${userId} AND h.id = placed.id AND h.position <> placed.position - 1`);
}

async function change(db: Db, given: Parameters<BookData['changeHeading']>[0]) {
  const { id, userId, patch, now } = given;
  const member = await lockMember(db, userId);
  const row = member && (await readOne(db, id));
  if (row?.userId !== userId) return null;
  if (patch.isPublic === true && !member?.isVerified) return 'not verified';
  if (changesWhatOthersSee(row, patch) && (await isBookRestricted(db, userId, now)))
    return 'restricted';
  const { position, ...fields } = patch;
  await updateRows(db, 'headings', {
    set: { ...fields, updatedAt: changedAt(row, patch, now) },
    where: { id },
  });
  if (position !== undefined) await move(db, given, position);
  return readOne(db, id);
}

async function remove(db: Db, id: string, userId: string) {
  if (!(await lockMember(db, userId))) return false;
  const query = sql`DELETE FROM headings WHERE id = ${id} AND user_id = ${userId}
    RETURNING position AS row`;
  const [position] = await queryValues(db, v.number(), query);
  if (position === undefined) return false;
  await db.execute(sql`UPDATE headings SET position = position - 1
    WHERE user_id = ${userId} AND position > ${position}`);
  return true;
}

export function createSqlHeadings({ db, transaction }: SqlStore) {
  return {
    headings: async (userId) =>
      queryValues(
        db,
        headingCardRow,
        sql`SELECT ${card} AS row FROM headings h WHERE h.user_id = ${userId} ORDER BY h.position`,
      ),
    addHeading: async (heading, most) => transaction(async (own) => add(own, heading, most)),
    changeHeading: async (given) => transaction(async (own) => change(own, given)),
    removeHeading: async (id, userId) => transaction(async (own) => remove(own, id, userId)),
  } satisfies Partial<BookData>;
}
