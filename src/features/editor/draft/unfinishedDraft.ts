import { unfinishedDraftKey } from '@contract/draftKeys';
import * as v from 'valibot';
import { storage } from '@/lib/browser/storage';
import type { SavedPost } from './draft';

type Saved = Pick<SavedPost, '_id' | 'url'>;

const stored = v.pipe(v.string(), v.parseJson(), v.object({ _id: v.string(), url: v.string() }));

function read(userId: string): Saved | null {
  const parsed = v.safeParse(stored, storage.read(unfinishedDraftKey(userId)));
  return parsed.success ? parsed.output : null;
}

/**
 * The new post that the server has only because it saves drafts by itself. Who creates a post the next time finds it,
 * until they save or publish it, or start another one.
 */
export const unfinishedDraft = {
  note: (userId: string, { _id, url }: Saved) =>
    storage.write(unfinishedDraftKey(userId), JSON.stringify({ _id, url })),
  /** The post has got another address. */
  follow(userId: string, saved: Saved) {
    if (read(userId)?._id === saved._id) unfinishedDraft.note(userId, saved);
  },
  urlOf: (userId: string) => read(userId)?.url ?? null,
  /** The writer has saved or published this post, or starts another one. */
  forget(userId: string, id?: string) {
    if (id === undefined || read(userId)?._id === id) storage.remove(unfinishedDraftKey(userId));
  },
};
