import { vi } from 'vitest';
import { deviceStorage } from '../draft/deviceStorage';
import { emptyDraft } from '../draft/draft';
import { localDraftKey } from '../draft/draftKeys';
import { type LocalDraft, writeLocalDraft, writeLocalPicture } from '../draft/localDrafts';
import { notOnServer } from './drafts';
import { createMemoryStorage } from './memoryStorage';

const emptyLocalDraft: LocalDraft = {
  savedAt: Date.UTC(2026, 10, 22),
  postUrl: null,
  uploads: [],
  ...notOnServer,
  draft: emptyDraft,
};

/** Stores local drafts in memory: jsdom has no IndexedDB. */
export function stubDevice() {
  const { storage } = createMemoryStorage();
  vi.spyOn(deviceStorage, 'get').mockImplementation(storage.get);
  vi.spyOn(deviceStorage, 'set').mockImplementation(storage.set);
  vi.spyOn(deviceStorage, 'note').mockImplementation(storage.note);
  vi.spyOn(deviceStorage, 'delete').mockImplementation(storage.delete);
  vi.spyOn(deviceStorage, 'entries').mockImplementation(storage.entries);

  return {
    /** Stores a draft as an editor of the user has stored it. */
    async put(userId: string, postKey: string, changes: Partial<LocalDraft>) {
      const key = localDraftKey(userId, postKey);
      const localDraft = { ...emptyLocalDraft, ...changes };
      await writeLocalPicture(key, localDraft.draft.picture);
      await writeLocalDraft(key, localDraft);
    },
    keys: async () => (await storage.entries()).map(([key]) => key),
  };
}
