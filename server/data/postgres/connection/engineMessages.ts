import * as v from 'valibot';
import type { Parameter } from './driver';

/** What the thread of the database is asked to do. */
const call = v.variant('kind', [
  v.object({ kind: v.literal('open'), folder: v.string() }),
  v.object({
    kind: v.literal('query'),
    text: v.string(),
    // Can have thousands of entries.
    parameters: v.custom<Parameter[]>(Array.isArray),
    rows: v.picklist(['objects', 'arrays']),
  }),
  v.object({ kind: v.literal('script'), text: v.string() }),
  v.object({ kind: v.literal('listen'), channel: v.string() }),
  /** Ends the listening that began with the call `listening`. */
  v.object({ kind: v.literal('unlisten'), listening: v.number() }),
  v.object({ kind: v.literal('close') }),
]);
export type EngineCall = v.InferOutput<typeof call>;

export const toEngine = v.object({ id: v.number(), call });

/** What can be told of an error; PGlite's own also has the statement with its values. */
export const engineFailure = v.object({
  message: v.string(),
  code: v.optional(v.string()),
  constraint: v.optional(v.string()),
  detail: v.optional(v.string()),
  table: v.optional(v.string()),
  stack: v.optional(v.string()),
});
export type EngineFailure = v.InferOutput<typeof engineFailure>;

/** What the thread sends: the end of the call `id`, or a message for what listens since that call. */
export const fromEngine = v.variant('kind', [
  v.object({
    kind: v.literal('done'),
    id: v.number(),
    rows: v.custom<unknown[]>(Array.isArray),
  }),
  v.object({ kind: v.literal('failed'), id: v.number(), failure: engineFailure }),
  v.object({ kind: v.literal('message'), id: v.number(), message: v.string() }),
]);
export type FromEngine = v.InferOutput<typeof fromEngine>;
