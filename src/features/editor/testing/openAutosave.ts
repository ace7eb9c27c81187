import { onTestFinished, vi } from 'vitest';
import type { SavedPost } from '../draft/draft';
import { createDraftStore } from '../draft/draftStore';
import { createPublishing, startAutosave } from '../publishing/createPublishing';
import { serverSaveDelay } from '../publishing/effects';
import type { NewerPost } from '../publishing/newerPost';
import type { PublishingApi, ServerAutosaveApi } from '../publishing/publishingApi';
import { buildDraft, fields, notOnServer, savedPost } from './drafts';

export const draftPost = { ...savedPost, isPublished: false, revision: 1 };
export const answered = { ...draftPost, updatedAt: '2026-01-02' };
/** The draft as another device has saved it. */
export const theirs: NewerPost = {
  draft: { ...buildDraft({ title: 'Soil elsewhere' }), picture: null },
  saved: { ...answered, revision: 2 },
  hasKnownTexts: false,
};
export const rename = (title: string) => ({ fields: { ...fields, title } });

/** The time after which changes are saved. Timers have to be fake. */
export const later = () => vi.advanceTimersByTimeAsync(serverSaveDelay);

const never = () => new Promise<never>(() => undefined);

/** No call of a step ends. */
const endlessApi: PublishingApi = {
  isOtherAccount: () => false,
  readDraft: never,
  waitForUploads: never,
  findNewer: never,
  create: never,
  update: never,
  claimPictures: never,
  setPublished: never,
  schedule: never,
  storeLocally: never,
  deleteLocally: never,
  showError: () => undefined,
  showSuccess: () => undefined,
  reopen: never,
  continueWith: () => Promise.resolve(false),
  leave: () => undefined,
};

/** Every call succeeds. */
export const createAutosaveApi = () => ({
  mayRun: () => true,
  create: vi.fn<ServerAutosaveApi['create']>(() =>
    Promise.resolve({ saved: answered, isRepeated: false }),
  ),
  continueAs: vi.fn<ServerAutosaveApi['continueAs']>(() => Promise.resolve()),
  findNewer: vi.fn<ServerAutosaveApi['findNewer']>(() => Promise.resolve(null)),
  update: vi.fn<ServerAutosaveApi['update']>(() => Promise.resolve(answered)),
  canOutlivePage: vi.fn<ServerAutosaveApi['canOutlivePage']>(() => true),
  noteLocally: vi.fn<ServerAutosaveApi['noteLocally']>(),
  storeLocally: vi.fn<ServerAutosaveApi['storeLocally']>(() => Promise.resolve()),
  deleteLocally: vi.fn<ServerAutosaveApi['deleteLocally']>(() => Promise.resolve()),
});

type Opened = {
  saved?: SavedPost | null;
  isNew?: boolean;
  mayRun?: boolean;
  isLatest?: boolean;
};

/** The parts of an open editor that save by themselves. The step of the writer stays as events change it. */
export function openAutosave({
  saved = draftPost,
  isNew = false,
  mayRun = true,
  isLatest = true,
}: Opened = {}) {
  const draftStore = createDraftStore({ ...buildDraft(), picture: null }, false);
  const autosaveApi = {
    ...createAutosaveApi(),
    mayRun: () => mayRun,
    findNewer: vi.fn<ServerAutosaveApi['findNewer']>(() =>
      Promise.resolve(isLatest ? null : theirs),
    ),
  };
  const publishing = createPublishing(
    { ...notOnServer, saved },
    { api: endlessApi, draftStore, autosaveApi },
    { isNew },
  );
  const stop = startAutosave(draftStore, publishing);
  onTestFinished(stop);
  return { draftStore, publishing, api: autosaveApi, stop };
}
