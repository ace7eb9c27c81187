import type { Data } from '../../port';
import { pendingSave } from './pendingRow';

type Event = {
  act: 'save' | 'update' | 'discard';
  post: string;
  texts: { title: string; tags: string[]; content: string };
};

/** What the author of a post does with its unpublished changes, on a device that knows them. */
export async function applyPendingEvent(data: Data, { act, post, texts }: Event, now: number) {
  const stored = await data.posts.byId(post);
  const by = stored?.authorId ?? '';
  if (act === 'discard') return data.pending.discard(post, by);
  const { number: pending = 0 } = (await data.pending.read(post)) ?? {};
  const { revision = 0, isPublished = true } = stored ?? {};
  const judged = { revision, isPublished, pending };
  // A draft has no unpublished changes: its author saves the draft.
  return act === 'save' && isPublished
    ? data.pending.save(pendingSave(post, { ...texts, judged }), { by, now })
    : data.posts.update(post, { ...texts, updatedAt: now, saving: { judged } }, by);
}
