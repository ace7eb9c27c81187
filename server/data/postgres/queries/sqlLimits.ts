import type { Clock, Limits } from '@server/core/ports';
import { eq, lte, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { limitWindows } from './schema';
import type { SqlStore } from './sqlStore';

const answers = v.tuple([
  v.object({ taken: v.boolean(), ends_at: v.nullable(v.pipe(v.unknown(), v.transform(Number))) }),
]);

export type SqlLimits = Limits & {
  /** Removes windows that have ended; returns how many. */
  sweep(): Promise<number>;
};

/** Limits in the database, shared by all processes. */
export function createSqlLimits({ db }: SqlStore, clock: Clock): SqlLimits {
  return {
    async take(key, { most, within }, amount = 1) {
      const now = clock.now();
      const fits = amount <= most;
      // A window that has ended starts again. The row stays as it is if the use exceeds the limit.
      const rows = await db.execute(sql`
        WITH taken AS (
          INSERT INTO limit_windows AS open (key, uses, ends_at)
          VALUES (${key}, ${fits ? amount : 0}::bigint, ${now + within}::bigint)
          ON CONFLICT (key) DO UPDATE SET
            uses = CASE WHEN open.ends_at <= ${now}::bigint THEN excluded.uses
              ELSE open.uses + excluded.uses END,
            ends_at = CASE WHEN open.ends_at <= ${now}::bigint THEN excluded.ends_at
              ELSE open.ends_at END
          WHERE open.ends_at <= ${now}::bigint OR open.uses + ${amount}::bigint <= ${most}::bigint
          RETURNING key
        )
        SELECT EXISTS (SELECT FROM taken) AS taken,
          (SELECT ends_at FROM limit_windows WHERE key = ${key}) AS ends_at`);
      const [{ taken, ends_at: endsAt }] = v.parse(answers, rows);
      if (taken && fits) return { allowed: true, wait: 0 };
      const isOpen = endsAt !== null && endsAt > now;
      return { allowed: false, wait: isOpen ? endsAt - now : within };
    },
    async reset(key) {
      await db.delete(limitWindows).where(eq(limitWindows.key, key));
    },
    async sweep() {
      const ended = lte(limitWindows.endsAt, clock.now());
      return (await db.delete(limitWindows).where(ended).returning({ key: limitWindows.key }))
        .length;
    },
  };
}
