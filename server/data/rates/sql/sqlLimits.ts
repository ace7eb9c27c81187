import type { Clock } from '@server/lib/clock';
import * as v from 'valibot';
import { queryValues } from '../../postgres/queries/queryRows';
import { type SQL, sql } from '../../postgres/queries/sql';
import type { SqlStore } from '../../postgres/queries/sqlStore';
import type { Limits, Taken, Use } from '../limitPort';

const answer = v.array(v.object({ taken: v.boolean(), endsAt: v.nullable(v.number()) }));

export type SqlLimits = Limits & {
  /** Removes windows that have ended; returns how many. */
  sweep(): Promise<number>;
};

const fits = ({ limit, amount = 1 }: Use) => amount <= limit.most;

/** The name of the part of the statement that counts a use. */
const part = (index: number) => sql.raw(`taken_${index}`);

/**
 * A window that has ended starts again. The row stays as it is if the use exceeds the limit, or if the
 * use before it did.
 */
function countUse(use: Use, index: number, now: number): SQL {
  const { key, limit, amount = 1 } = use;
  const isNext = index === 0 ? sql`true` : sql`EXISTS (SELECT FROM ${part(index - 1)})`;
  return sql`${part(index)} AS (
    INSERT INTO limit_windows AS open (key, uses, ends_at)
    SELECT ${key}, ${fits(use) ? amount : 0}::bigint, ${now + limit.within}::bigint
    WHERE ${isNext}
    ON CONFLICT (key) DO UPDATE SET
      uses = CASE WHEN open.ends_at <= ${now}::bigint THEN excluded.uses
        ELSE open.uses + excluded.uses END,
      ends_at = CASE WHEN open.ends_at <= ${now}::bigint THEN excluded.ends_at
        ELSE LEAST(open.ends_at, excluded.ends_at) END
    WHERE open.ends_at <= ${now}::bigint OR open.uses + ${amount}::bigint <= ${limit.most}::bigint
    RETURNING key
  )`;
}

const readUse = ({ key }: Use, index: number) => sql`json_build_object(
  'taken', EXISTS (SELECT FROM ${part(index)}),
  'endsAt', (SELECT ends_at FROM limit_windows WHERE key = ${key})
)`;

/** How often each key was used. */
function sumUses(uses: readonly Use[]) {
  const sums = new Map<string, number>();
  for (const { key, amount = 1 } of uses) sums.set(key, (sums.get(key) ?? 0) + amount);
  return [...sums];
}

/** Limits in the database, shared by all processes. */
export function createSqlLimits({ db }: SqlStore, clock: Clock): SqlLimits {
  /** Shortens a window that seems to start in the future, because the clock was ahead. */
  async function endWithin({ key, limit }: Use, { endsAt, now }: { endsAt: number; now: number }) {
    const latest = now + limit.within;
    if (endsAt <= latest) return;
    await db.execute(sql`UPDATE limit_windows SET ends_at = ${latest}
      WHERE key = ${key} AND ends_at > ${latest}`);
  }

  async function takeInOrder(all: readonly Use[]): Promise<Taken> {
    const now = clock.now();
    const tooLarge = all.findIndex((use) => !fits(use));
    const uses = tooLarge === -1 ? all : all.slice(0, tooLarge + 1);
    const counts = uses.map((use, index) => countUse(use, index, now));
    const query = sql`WITH ${sql.join(counts, sql`, `)}
      SELECT json_build_array(${sql.join(uses.map(readUse), sql`, `)}) AS row`;
    const [found = []] = await queryValues(db, answer, query);
    for (const [index, use] of uses.entries()) {
      const { taken = false, endsAt = null } = found[index] ?? {};
      if (taken && fits(use)) continue;
      if (endsAt !== null) await endWithin(use, { endsAt, now });
      const isOpen = endsAt !== null && endsAt > now;
      return { allowed: false, wait: Math.min(isOpen ? endsAt - now : Infinity, use.limit.within) };
    }
    return { allowed: true, wait: 0 };
  }

  return {
    take: async (key, limit, amount = 1) => takeInOrder([{ key, limit, amount }]),
    takeInOrder,
    async reset(key) {
      await db.execute(sql`DELETE FROM limit_windows WHERE key = ${key}`);
    },
    async giveBack(uses) {
      if (uses.length === 0) return;
      const rows = sumUses(uses).map(([key, uses]) => sql`(${key}::text, ${uses}::bigint)`);
      await db.execute(sql`UPDATE limit_windows AS open SET uses = GREATEST(0, open.uses - given.uses)
        FROM (VALUES ${sql.join(rows, sql`, `)}) AS given (key, uses) WHERE open.key = given.key`);
    },
    async sweep() {
      const ended = sql`DELETE FROM limit_windows WHERE ends_at <= ${clock.now()} RETURNING key`;
      return (await db.execute(ended)).length;
    },
  };
}
