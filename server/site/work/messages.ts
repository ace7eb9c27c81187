import * as v from 'valibot';

/** What the worker thread is asked to do. */
export const job = v.variant('kind', [
  v.object({ kind: v.literal('task'), name: v.string(), json: v.string() }),
  v.object({
    kind: v.literal('render'),
    url: v.string(),
    /** Of the documents in the page. */ bytes: v.number(),
  }),
]);
export type Job = v.InferOutput<typeof job>;

const headers = v.array(v.tuple([v.string(), v.string()]));

/** What the worker thread sends: calls of the API while it renders, and the end of a job. */
export const fromWorker = v.variant('kind', [
  v.object({
    kind: v.literal('call'),
    id: v.number(),
    url: v.string(),
    method: v.string(),
    headers,
    body: v.nullable(v.string()),
  }),
  v.object({ kind: v.literal('done'), result: v.unknown() }),
  v.object({ kind: v.literal('failed'), message: v.string() }),
]);
export type FromWorker = v.InferOutput<typeof fromWorker>;
export type ApiCall = Extract<FromWorker, { kind: 'call' }>;

/** The answer to a call. */
export const apiAnswer = v.object({
  id: v.number(),
  status: v.number(),
  headers,
  body: v.string(),
});
export type ApiAnswer = v.InferOutput<typeof apiAnswer>;
