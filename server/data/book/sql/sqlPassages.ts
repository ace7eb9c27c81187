import { comparable } from '@contract/document/passageState';
import * as v from 'valibot';
import { passageSource } from '../../notifications/notificationSources';
import { endSaving, notifyOfSaving } from '../../notifications/sql/passageNotifications';
import { ifRemoved } from '../../postgres/connection/failures';
import { limit, queryRows, queryValues, textArray } from '../../postgres/queries/queryRows';
import { insertRows, updateRows } from '../../postgres/queries/rowQueries';
import { type SQL, sql } from '../../postgres/queries/sql';
import type { Db, SqlStore } from '../../postgres/queries/sqlStore';
import { type PassageRow, passageCardRow } from '../../rows/bookCardRows';
import { rowSchemas } from '../../rows/rowSchemas';
import type { BookData, SaveOutcome } from '../bookPort';
import {
  type BookRoom,
  type NewPassage,
  passageBytes,
  sameWordsKey,
  unreviewed,
  whyFull,
} from '../bookRows';
import { headingWithNewWords } from '../headingChanges';
import { isBookRestricted, lockMember, ownCard, storedPassage } from './bookParts';
import {
  countPassages,
  listPassages,
  newestFirst,
  passagesByIds,
  readSearchedTexts,
  unsurePassages,
} from './sqlPassageLists';

const quoteHash = (quote: SQL) => sql`md5(regexp_replace(${quote}, E'[ \t\n]+', ' ', 'g'))`;

/**
 * The member's passages with the words of `rows`, by `sameWordsKey`. The hashes are an array: of a subquery, the database
 * would compute that of each passage in the book.
 */
async function findKnown(db: Db, userId: string, rows: readonly NewPassage[]) {
  const words = textArray(rows.map(({ quote }) => comparable(quote)));
  const query = sql`SELECT ${ownCard} AS row FROM passages g
    WHERE user_id = ${userId} AND ${quoteHash(sql`quote`)} =
      ANY(ARRAY(SELECT ${quoteHash(sql`quote`)} FROM unnest(${words}) AS quote))`;
  const found = await queryValues(db, passageCardRow, query);
  return new Map(found.map((row) => [sameWordsKey(row), row]));
}

const texts = (values: readonly (string | null)[]) =>
  textArray([...new Set(values)].filter((value) => value !== null));

const ownHeading = v.pick(rowSchemas.headings, ['id', 'isPublic']);

/** What the passages refer to, locked, so that it is not removed meanwhile. */
async function findTargets(
  db: Db,
  { userId, now }: { userId: string; now: number },
  rows: readonly NewPassage[],
) {
  const posts = sql`SELECT p.id AS row FROM posts p JOIN users u ON u.id = ${userId}
    WHERE p.id = ANY(${texts(rows.map(({ postId }) => postId))}) AND (
      p.is_public OR u.id = p.author_id OR u.role = 'admin') FOR KEY SHARE OF p`;
  const own = sql`SELECT json_build_object('id', id, 'isPublic', is_public) AS row FROM headings WHERE user_id = ${userId}
    AND id = ANY(${texts(rows.map(({ headingId }) => headingId))})`;
  const savedPosts = sql`SELECT DISTINCT post_id AS row FROM passages WHERE user_id = ${userId}
    AND quote <> '' AND post_id = ANY(${texts(rows.map(({ postId }) => postId))})`;
  const detached = sql`SELECT post_id || ' ' || block_id AS row FROM detachments
    WHERE user_id = ${userId} AND post_id = ANY(${texts(rows.map(({ postId }) => postId))})`;
  const ownHeadings = await queryValues(db, ownHeading, own);
  return {
    posts: new Set(await queryValues(db, v.string(), posts)),
    headings: new Map(ownHeadings.map(({ id, isPublic }) => [id, isPublic])),
    isRestricted:
      ownHeadings.some(({ isPublic }) => isPublic) && (await isBookRestricted(db, userId, now)),
    savedPosts: new Set(await queryValues(db, v.string(), savedPosts)),
    detached: new Set(await queryValues(db, v.string(), detached)),
  };
}

/** There are new words under these headings. */
async function touchHeadings(db: Db, ids: readonly (string | null)[], updatedAt: number) {
  const changed = ids.filter((id) => id !== null);
  if (changed.length > 0)
    await updateRows(db, 'headings', {
      set: { updatedAt },
      where: sql`id = ANY(${textArray(changed)})`,
    });
}

const bookSize = v.object({ passages: v.number(), bytes: v.number() });

/** What is in the book of an account that is locked. */
async function readSize(db: Db, userId: string) {
  const query = sql`SELECT json_build_object('passages', passages, 'bytes', passage_bytes) AS row
    FROM user_counters WHERE user_id = ${userId}`;
  const [size] = await queryValues(db, bookSize, query);
  return size ?? { passages: 0, bytes: 0 };
}

async function savePassages(db: Db, rows: readonly NewPassage[], room: BookRoom) {
  const userId = rows[0]?.userId ?? '';
  const member = await lockMember(db, userId);
  if (!member) return 'not allowed';
  const known = await findKnown(db, userId, rows);
  const now = rows[0]?.createdAt ?? 0;
  const targets = await findTargets(db, { userId, now }, rows);
  const size = { ...member, ...(await readSize(db, userId)) };
  const stored = new Map<string, PassageRow>();
  const planned = rows.map((row): { key: string } | Extract<SaveOutcome, string> => {
    const key = sameWordsKey(row);
    if (known.has(key) || stored.has(key)) return { key };
    if (row.postId !== null && !targets.posts.has(row.postId)) return 'no post';
    if (row.headingId !== null && !targets.headings.has(row.headingId)) return 'no heading';
    if (targets.isRestricted && targets.headings.get(row.headingId ?? '') === true)
      return 'restricted';
    const bytes = passageBytes(row);
    const refusal = whyFull(size, room, bytes);
    if (refusal) return refusal;
    size.passages += 1;
    size.bytes += bytes;
    const isDetached = targets.detached.has(`${row.postId} ${row.blockId}`);
    stored.set(key, { ...row, ...unreviewed, isDetached });
    return { key };
  });
  const added = [...stored.values()];
  await insertRows(db, 'passages', added.map(storedPassage));
  for (const { postId, quote, createdAt } of added) {
    if (postId === null || quote === '' || targets.savedPosts.has(postId)) continue;
    targets.savedPosts.add(postId);
    await notifyOfSaving(db, { postId, saver: userId, at: createdAt });
  }
  await touchHeadings(
    db,
    added.map(({ headingId }) => headingId),
    now,
  );
  const cards = await findKnown(db, userId, rows);
  const answered = new Set<string>();
  return planned.map((plan): SaveOutcome => {
    if (typeof plan === 'string') return plan;
    const row = cards.get(plan.key);
    if (!row) return 'no post';
    const isNew = stored.has(plan.key) && !answered.has(plan.key);
    answered.add(plan.key);
    return { outcome: isNew ? 'kept' : 'known', row };
  });
}

async function readOne(db: Db, id: string, userId: string) {
  const query = sql`SELECT ${ownCard} AS row FROM passages g WHERE g.id = ${id} AND g.user_id = ${userId}`;
  const [row] = await queryValues(db, passageCardRow, query);
  return row ?? null;
}

async function change(db: Db, given: Parameters<BookData['change']>[0]) {
  const { id, userId, patch, now, room } = given;
  if (!(await lockMember(db, userId))) return null;
  const before = await readOne(db, id, userId);
  if (!before) return null;
  const { post: _, ...row } = before;
  const changed = { ...row, ...patch };
  const targets = await findTargets(db, { userId, now }, [changed]);
  if (changed.headingId !== null && !targets.headings.has(changed.headingId)) return 'no heading';
  const changesWords = patch.headingId !== undefined || patch.quote !== undefined;
  if (changesWords && targets.isRestricted) return 'restricted';
  const added = passageBytes(changed) - passageBytes(row);
  if (added > 0 && (await readSize(db, userId)).bytes + added > room.bytes) return 'too much text';
  const isDetached = row.isDetached || targets.detached.has(`${changed.postId} ${changed.blockId}`);
  const stored = storedPassage({ ...changed, isDetached });
  await updateRows(db, 'passages', { set: stored, where: { id } });
  await touchHeadings(db, [headingWithNewWords(row, patch)], now);
  if (patch.quote !== undefined)
    await db.execute(sql`DELETE FROM notification_events WHERE source = ${passageSource(id)}`);
  return readOne(db, id, userId);
}

const passageIdRow = v.pick(rowSchemas.passages, ['id', 'headingId']);

const documentRow = v.object({ postId: v.string(), revision: v.number(), content: v.string() });

const removedRow = v.pick(rowSchemas.passages, ['postId']);

async function remove(db: Db, { id, userId }: Parameters<BookData['remove']>[0]) {
  if (!(await lockMember(db, userId))) return false;
  const query = sql`DELETE FROM passages WHERE id = ${id} AND user_id = ${userId}
    RETURNING json_build_object('postId', post_id) AS row`;
  const [row] = await queryValues(db, removedRow, query);
  if (!row) return false;
  await db.execute(sql`DELETE FROM notification_events WHERE source = ${passageSource(id)}`);
  if (row.postId !== null) await endSaving(db, row.postId, userId);
  return true;
}

export function createSqlPassages({ db, transaction }: SqlStore) {
  return {
    save: async (rows, room) =>
      ifRemoved(
        transaction(async (own) => savePassages(own, rows, room)),
        rows.map(() => 'no post' as const),
      ),
    list: async (query) => listPassages(db, query),
    counts: async (filter) => countPassages(db, filter),
    searchedTexts: async (query) => readSearchedTexts(db, query),
    allIds: async (userId) =>
      queryRows(
        db,
        passageIdRow,
        sql`SELECT g.id, g.heading_id AS "headingId" FROM passages g
          WHERE g.user_id = ${userId} ${newestFirst}`,
      ),
    byIds: async (ids, userId) => passagesByIds(db, ids, userId),
    unsure: async (filter) => unsurePassages(db, filter),
    byId: async (id, userId) => readOne(db, id, userId),
    ofPost: async ({ postId, userId, take }) =>
      queryValues(
        db,
        passageCardRow,
        sql`SELECT ${ownCard} AS row FROM (
            SELECT * FROM passages g WHERE g.post_id = ${postId} AND g.user_id = ${userId}
            ORDER BY g.quote = '' DESC, g.created_at DESC, g.id DESC ${limit(take)}
          ) g ${newestFirst}`,
      ),
    revisions: async (postIds) =>
      queryRows(
        db,
        v.omit(documentRow, ['content']),
        sql`SELECT id AS "postId", revision FROM posts WHERE id = ANY(${textArray(postIds)})
          ORDER BY id`,
      ),
    documents: async (postIds) =>
      queryRows(
        db,
        documentRow,
        sql`SELECT p.id AS "postId", p.revision, c.content FROM posts p
          JOIN post_contents c ON c.post_id = p.id WHERE p.id = ANY(${textArray(postIds)})
          ORDER BY p.id`,
      ),
    change: async (given) => transaction(async (own) => change(own, given)),
    remove: async (given) => transaction(async (own) => remove(own, given)),
  } satisfies Partial<BookData>;
}
