import * as v from 'valibot';

const json = v.pipe(v.string(), v.parseJson());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** An event of the stream of notifications. */
export const streamEvent = v.union([
  /** How many rows the viewer has not seen. */
  v.object({ name: v.literal('unseen'), data: v.pipe(json, count) }),
  /** How many comments of the open post everybody sees. */
  v.object({
    name: v.literal('comments'),
    data: v.pipe(json, v.object({ postId: v.string(), count })),
  }),
]);
export type StreamEvent = v.InferOutput<typeof streamEvent>;
