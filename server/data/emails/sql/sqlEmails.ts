import { limits } from '@contract/limits';
import { can } from '@contract/permissions';
import { longestWait } from '@server/rules/letters';
import * as v from 'valibot';
import { emailKey } from '../../accounts/emailKey';
import { readAccount } from '../../postgres/queries/moderated';
import { limit, queryPage, queryRows, queryValues } from '../../postgres/queries/queryRows';
import { jsonFields, selected } from '../../postgres/queries/rowColumns';
import {
  changedRows,
  deleteRows,
  insertRows,
  rowWhere,
  updateRows,
  upsertRow,
} from '../../postgres/queries/rowQueries';
import { sql } from '../../postgres/queries/sql';
import type { Db, SqlStore } from '../../postgres/queries/sqlStore';
import { rowSchemas } from '../../rows/rowSchemas';
import type { ClaimedEmail, EmailRow, Outgoing } from '../../rows/rows';
import type { ContactData, EmailFailure, StoredEmailData } from '../emailPort';

/** Stores the e-mails of a change and the tokens of their links. */
export async function insertOutgoing(db: Db, outgoing?: Outgoing) {
  await insertRows(db, 'tokens', outgoing?.tokens ?? []);
  await insertRows(db, 'letters', outgoing?.letters ?? []);
}

/** An UPDATE returns its rows in any order. */
const firstToSend = (one: EmailRow, other: EmailRow) =>
  one.priority - other.priority || one.createdAt - other.createdAt || (one.id < other.id ? -1 : 1);

async function putBack(
  db: Db,
  { id, attempts }: ClaimedEmail,
  { refusedAt, ...result }: EmailFailure,
) {
  const [letter] = await changedRows(db, 'letters', { set: result, where: { id, attempts } });
  if (!letter || refusedAt === null) return;
  await upsertRow(db, 'refusedAddresses', {
    key: sql`email_key`,
    row: { emailKey: emailKey(letter.email), refusals: 1, refusedAt },
    change: { refusals: sql`refused_addresses.refusals + 1`, refusedAt },
  });
}

const counts = v.object({ waiting: v.number(), failed: v.number() });

/** No further than needed, because an e-mail waits for each subscriber of a new post. The orders are those of the indexes. */
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
  sql`(due_at <= ${now} OR created_at > ${now} OR due_at > ${now + longestWait})`;

const hasFailed = (id: string) => sql`id = ${id} AND failed_at IS NOT NULL`;

export function createSqlEmails({ db, transaction }: SqlStore): StoredEmailData {
  return {
    async claim({ now, until, take, most }) {
      // Of two processes each skips the rows that the other one is claiming.
      const query = sql`WITH due AS (
          SELECT id FROM letters WHERE failed_at IS NULL AND ${isDueAt(now)}
            ${most === undefined ? sql`` : sql`AND priority <= ${most}`}
          ORDER BY priority, due_at LIMIT ${take} FOR UPDATE SKIP LOCKED
        )
        UPDATE letters SET created_at = least(created_at, ${now}::bigint), due_at = ${until},
          attempts = attempts + 1
        FROM due WHERE letters.id = due.id
        RETURNING ${selected(rowSchemas.letters, 'letters')}`;
      return (await queryRows(db, rowSchemas.letters, query)).toSorted(firstToSend);
    },
    putBack: async (letter, failure) => transaction(async (db) => putBack(db, letter, failure)),
    sent: async ({ id, email }) =>
      transaction(async (db) => {
        await deleteRows(db, 'letters', { id });
        await deleteRows(db, 'refusedAddresses', { emailKey: emailKey(email) });
      }),
    async refusals(email) {
      const row = await rowWhere(db, 'refusedAddresses', { emailKey: emailKey(email) });
      return row?.refusals ?? 0;
    },
    sweepRefusals: async (time) => deleteRows(db, 'refusedAddresses', sql`refused_at < ${time}`),
    async remove(id) {
      await deleteRows(db, 'letters', { id });
    },
    retry: async (id, { by, now }) =>
      transaction(async (own) => {
        if (!can(await readAccount(own, by), 'list letters')) return 'not allowed';
        const set = { dueAt: now, attempts: 0, failure: '', failedAt: null };
        return (await updateRows(own, 'letters', { set, where: hasFailed(id) })) > 0;
      }),
    removeFailed: async (id, by) =>
      transaction(async (own) => {
        if (!can(await readAccount(own, by), 'list letters')) return 'not allowed';
        return (await deleteRows(own, 'letters', hasFailed(id))) > 0;
      }),
    async list({ skip, take }) {
      const query = sql`
        SELECT json_build_object(${jsonFields('letters', rowSchemas.letters)}) AS row
        FROM letters ORDER BY created_at DESC, id DESC ${limit(take + 1, skip)}`;
      const page = await queryPage(db, rowSchemas.letters, { take, query });
      return { ...page, ...(await countLetters(db)) };
    },
    sweep: async (time) => deleteRows(db, 'letters', sql`failed_at < ${time}`),
  };
}

const isOf = {
  open: sql`NOT is_done AND NOT is_spam`,
  done: sql`is_done AND NOT is_spam`,
  spam: sql`is_spam`,
};

/** The order is that of the index. */
async function countOpen(db: Db) {
  const query = sql`SELECT count(*)::integer AS row FROM (
    SELECT FROM contact_messages WHERE ${isOf.open}
    ORDER BY created_at DESC, id DESC ${limit(limits.countedLetters + 1)}) o`;
  const [open] = await queryValues(db, v.number(), query);
  return open ?? 0;
}

export function createSqlContact({ db, transaction }: SqlStore): ContactData {
  return {
    insert: async (message, letter) =>
      transaction(async (db) => {
        await insertRows(db, 'contact', [message]);
        await insertRows(db, 'letters', [letter]);
      }),
    byId: async (id) => rowWhere(db, 'contact', { id }),
    async list({ view, skip, take }) {
      const query = sql`
        SELECT json_build_object(${jsonFields('contact_messages', rowSchemas.contact)}) AS row
        FROM contact_messages WHERE ${view === null ? sql`NOT is_spam` : isOf[view]}
        ORDER BY created_at DESC, id DESC ${limit(take + 1, skip)}`;
      const page = await queryPage(db, rowSchemas.contact, { take, query });
      return { ...page, open: await countOpen(db) };
    },
    countOpen: async () => countOpen(db),
    change: async (id, state, by) =>
      transaction(async (own) => {
        if (!can(await readAccount(own, by), 'list letters')) return 'not allowed';
        const changed = { set: { ...state, id }, where: { id } };
        return (await changedRows(own, 'contact', changed))[0] ?? null;
      }),
    remove: async (id, by) =>
      transaction(async (own) => {
        if (!can(await readAccount(own, by), 'list letters')) return 'not allowed';
        return (await deleteRows(own, 'contact', { id })) > 0;
      }),
    sweep: async (time) => deleteRows(db, 'contact', sql`created_at < ${time}`),
  };
}
