import * as v from 'valibot';

/** What a clone of the sources lacks. */
export const sources = v.object({
  /** The clone has the newest commit of the repository that it was cloned from. */
  isNewest: v.boolean(),
  /** Of the newest sources. */
  version: v.string(),
  /** The entries of their changelog that the clone doesn't have. */
  changes: v.array(v.string()),
});
export type Sources = v.InferOutput<typeof sources>;

/** What a site runs on. null: it could not be read now, or there is no such thing. */
export const installation = v.object({
  version: v.string(),
  /** Of Node; null in a browser tab. */
  node: v.nullable(v.string()),
  startedAt: v.string(),
  database: v.object({
    kind: v.picklist(['pglite', 'postgres', 'memory']),
    bytes: v.nullable(v.number()),
  }),
  /** Of the data folder, in bytes. */
  disk: v.nullable(v.object({ free: v.number(), total: v.number() })),
  files: v.picklist(['disk', 'bucket', 'memory']),
  /** null: none is written by itself. `newest` is the day of the last one, as `2026-03-02`. */
  backups: v.nullable(
    v.object({
      place: v.string(),
      hour: v.number(),
      most: v.number(),
      newest: v.nullable(v.string()),
    }),
  ),
  sources: v.nullable(sources),
  /** Whether e-mails leave the machine. */
  sendsEmail: v.boolean(),
});
export type Installation = v.InferOutput<typeof installation>;
