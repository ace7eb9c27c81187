import { limits } from '@contract/limits';
import { longestWait } from '@server/rules/letters';
import { and, asc, eq, getTableColumns, gt, isNull, lt, lte, or, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { emailKey } from '../../accounts/emailKey';
import { tokens } from '../../postgres/queries/accountTables';
import { contactMessages, letters, refusedAddresses } from '../../postgres/queries/letterTables';
import { firstRow, limit, queryPage, queryValues } from '../../postgres/queries/queryRows';
import { jsonFields } from '../../postgres/queries/rowColumns';
import type { Db, SqlStore } from '../../postgres/queries/sqlStore';
import { rowSchemas } from '../../rows/rowSchemas';
import type { ClaimedLetter, LetterRow, Outgoing } from '../../rows/rows';
import type { ContactData, LetterData, LetterFailure } from '../letterPort';

const letterRows = v.array(rowSchemas.letters);

/** Stores the letters of a change and the tokens of their links. */
export async function insertOutgoing(db: Db, outgoing?: Outgoing) {
  if (outgoing && outgoing.tokens.length > 0) await db.insert(tokens).values([...outgoing.tokens]);
  if (outgoing && outgoing.letters.length > 0)
    await db.insert(letters).values([...outgoing.letters]);
}

/** An UPDATE returns its rows in any order. */
const firstToSend = (one: LetterRow, other: LetterRow) =>
  one.priority - other.priority || one.createdAt - other.createdAt || (one.id < other.id ? -1 : 1);

async function putBack(
  db: Db,
  { id, attempts }: ClaimedLetter,
  { refusedAt, ...result }: LetterFailure,
) {
  const [letter] = await db
    .update(letters)
    .set(result)
    .where(and(eq(letters.id, id), eq(letters.attempts, attempts)))
    .returning({ email: letters.email });
  if (!letter || refusedAt === null) return;
  await db
    .insert(refusedAddresses)
    .values({ emailKey: emailKey(letter.email), refusals: 1, refusedAt })
    .onConflictDoUpdate({
      target: refusedAddresses.emailKey,
      set: { refusals: sql`${refusedAddresses.refusals} + 1`, refusedAt },
    });
}

const counts = v.object({ waiting: v.number(), failed: v.number() });

/** No further than needed, because a letter waits for each subscriber of a new post. The orders are those of the indexes. */
async function countLetters(db: Db) {
  const most = limit(limits.countedLetters + 1);
  const query = sql`SELECT json_build_object(
      'waiting', (SELECT count(*) FROM (
        SELECT FROM letters WHERE failed_at IS NULL ORDER BY priority, due_at ${most}) w),
      'failed', (SELECT count(*) FROM (
        SELECT FROM letters WHERE failed_at IS NOT NULL ORDER BY failed_at ${most}) f)) AS row`;
  const [counted] = await queryValues(db, counts, query);
  return counted ?? { waiting: 0, failed: 0 };
}

/** The rule `isDue`. */
const isDueAt = (now: number) =>
  or(lte(letters.dueAt, now), gt(letters.createdAt, now), gt(letters.dueAt, now + longestWait));

export function createSqlLetters({ db, transaction }: SqlStore): LetterData {
  return {
    async claim({ now, until, take, most }) {
      // Of two processes each skips the rows that the other one is claiming.
      const due = db.$with('due').as(
        db
          .select({ id: letters.id })
          .from(letters)
          .where(
            and(
              isNull(letters.failedAt),
              isDueAt(now),
              most === undefined ? undefined : lte(letters.priority, most),
            ),
          )
          .orderBy(asc(letters.priority), asc(letters.dueAt))
          .limit(take)
          .for('update', { skipLocked: true }),
      );
      const claimed = await db
        .with(due)
        .update(letters)
        .set({
          createdAt: sql`least(${letters.createdAt}, ${now}::bigint)`,
          dueAt: until,
          attempts: sql`${letters.attempts} + 1`,
        })
        .from(due)
        .where(eq(letters.id, due.id))
        .returning(getTableColumns(letters));
      return v.parse(letterRows, claimed).toSorted(firstToSend);
    },
    putBack: async (letter, failure) => transaction(async (db) => putBack(db, letter, failure)),
    sent: async ({ id, email }) =>
      transaction(async (db) => {
        await db.delete(letters).where(eq(letters.id, id));
        await db.delete(refusedAddresses).where(eq(refusedAddresses.emailKey, emailKey(email)));
      }),
    async refusals(email) {
      const [row] = await db
        .select({ refusals: refusedAddresses.refusals })
        .from(refusedAddresses)
        .where(eq(refusedAddresses.emailKey, emailKey(email)));
      return row?.refusals ?? 0;
    },
    async sweepRefusals(time) {
      const removed = db.delete(refusedAddresses).where(lt(refusedAddresses.refusedAt, time));
      return (await removed.returning({ emailKey: refusedAddresses.emailKey })).length;
    },
    async remove(id) {
      await db.delete(letters).where(eq(letters.id, id));
    },
    async list({ skip, take }) {
      const query = sql`
        SELECT json_build_object(${jsonFields('letters', letters, rowSchemas.letters)}) AS row
        FROM letters ORDER BY created_at DESC, id DESC ${limit(take + 1, skip)}`;
      const page = await queryPage(db, rowSchemas.letters, { take, query });
      return { ...page, ...(await countLetters(db)) };
    },
    async sweep(time) {
      const removed = await db
        .delete(letters)
        .where(lt(letters.failedAt, time))
        .returning({ id: letters.id });
      return removed.length;
    },
  };
}

export function createSqlContact({ db, transaction }: SqlStore): ContactData {
  return {
    insert: async (message, letter) =>
      transaction(async (db) => {
        await db.insert(contactMessages).values(message);
        await db.insert(letters).values(letter);
      }),
    byId: async (id) =>
      firstRow(
        rowSchemas.contact,
        db.select().from(contactMessages).where(eq(contactMessages.id, id)),
      ),
  };
}
