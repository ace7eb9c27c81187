import * as v from 'valibot';
import { largePage } from '../render/renderer';

/** What the worker thread is asked to do. */
export const job = v.variant('kind', [
  v.object({ kind: v.literal('task'), name: v.string(), json: v.string() }),
  v.object({ kind: v.literal('render'), page: largePage }),
]);
export type Job = v.InferOutput<typeof job>;

/** How a job has ended. */
export const jobEnd = v.variant('kind', [
  v.object({ kind: v.literal('done'), result: v.unknown() }),
  v.object({ kind: v.literal('failed'), message: v.string() }),
]);
export type JobEnd = v.InferOutput<typeof jobEnd>;
