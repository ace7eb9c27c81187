import * as v from 'valibot';
import { siteAuthor } from '@/features/move/frame/frameMessages';

/** The messages between the page in the frame and the worker with its API. */

const coreCall = v.object({
  kind: v.literal('call'),
  id: v.number(),
  method: v.string(),
  url: v.string(),
  body: v.nullable(v.string()),
});
export type CoreCall = v.InferOutput<typeof coreCall>;

/** To the worker. `open` comes first, with the port on which it gets the posts. */
export const toCore = v.variant('kind', [
  v.object({ kind: v.literal('open'), author: siteAuthor, siteUrl: v.string() }),
  coreCall,
]);
export type ToCore = v.InferOutput<typeof toCore>;

export const fromCore = v.variant('kind', [
  v.object({ kind: v.literal('loaded') }),
  v.object({
    kind: v.literal('answer'),
    id: v.number(),
    status: v.number(),
    type: v.string(),
    text: v.string(),
  }),
]);
export type FromCore = v.InferOutput<typeof fromCore>;
