import * as v from 'valibot';
import type { Counted, Page, Paged } from '../../rows/rows';
import { type SQL, sql } from './sql';
import type { Db } from './sqlStore';

type RowSchema<Row> = v.GenericSchema<unknown, Row>;

/** The rows of a query. */
export async function queryRows<Row>(db: Db, schema: RowSchema<Row>, query: SQL): Promise<Row[]> {
  return v.parse(v.array(schema), await db.execute(query));
}

/** The values of the only column, which is called `row`. */
export async function queryValues<Row>(db: Db, schema: RowSchema<Row>, query: SQL) {
  const rows = await queryRows(db, v.object({ row: schema }), query);
  return rows.map(({ row }) => row);
}

/**
 * The limit is part of the statement and the first page has no offset, so that Postgres can reuse a
 * plan that uses an index. With parameters it would expect to read a tenth of the table.
 */
export function limit(take: number, skip = 0) {
  const rows = sql.raw(`LIMIT ${take}`);
  return skip === 0 ? rows : sql`${rows} OFFSET ${skip}`;
}

/** A query for one row more than the page has. */
export async function queryPage<Row>(
  db: Db,
  schema: RowSchema<Row>,
  { take, query }: { take: number; query: SQL },
): Promise<Paged<Row>> {
  return pagedFrom(await queryValues(db, schema, query), take);
}

/** A query for one row with the columns `count` and `rows`. */
export async function queryCounted<Row>(
  db: Db,
  schema: RowSchema<Row>,
  { page, query }: { page: Page; query: SQL },
): Promise<Counted<Row>> {
  const counted = v.object({ count: v.number(), rows: v.array(schema) });
  const [{ count, rows }] = v.parse(v.tuple([counted]), await db.execute(query));
  return { rows, count, areMore: count > page.skip + page.take };
}

/** An array of texts as one parameter. */
export function textArray(values: readonly string[]) {
  return sql`${values}::text[]`;
}

/** A page of rows, read with one more row than `take`. */
export function pagedFrom<Row>(rows: readonly Row[], take: number): Paged<Row> {
  return { rows: rows.slice(0, take), areMore: rows.length > take };
}

/** A pattern of LIKE for texts that start with `text`. */
export const starting = (text: string) => `${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** A pattern of LIKE for texts that contain `text`. */
export const containing = (text: string) => `%${starting(text)}`;
