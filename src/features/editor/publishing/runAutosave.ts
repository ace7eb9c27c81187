import type { Draft, PostOnServer, SavedPost } from '../draft/draft';
import type { DraftStore } from '../draft/draftStore';
import { draftRefusal } from '../draft/postRules';
import type { NewerPost } from './newerPost';
import type { Autosave, PublishingEvent, PublishingState } from './publishingState';

/** How long changes of a draft wait until they are sent, in milliseconds. */
export const serverSaveDelay = 30_000;

export type ServerAutosaveApi = {
  /**
   * Looks for changes since `saved`, also those of an unanswered save with `sentTexts`. Rejects if that is unknown.
   */
  findNewer: (saved: SavedPost, sentTexts: string | null) => Promise<NewerPost | 'deleted' | null>;
  /** `isRepeated`: an earlier call with the same key has created the post, maybe from another draft. */
  create: (draft: Draft, clientId: string) => Promise<{ saved: SavedPost; isRepeated: boolean }>;
  /** With `isLeaving`, the text is sent before the address. */
  update: (saved: SavedPost, draft: Draft, options: { isLeaving: boolean }) => Promise<SavedPost>;
  /** Whether it is small enough to be sent while the page ends. */
  canOutlivePage: (draft: Draft) => boolean;
  /** Whether the signed-in account may save this post, or create it, without being asked. */
  mayRun: (saved: SavedPost | null) => boolean;
  /** Called when the server has the draft of a new post at this address. */
  continueAs: (saved: SavedPost, server: PostOnServer) => Promise<unknown>;
  storeLocally: (server: PostOnServer) => Promise<unknown>;
  /** The same while the page may end: nothing is awaited. */
  noteLocally: (server: PostOnServer) => void;
  /** The server has all of the draft. */
  deleteLocally: () => Promise<unknown>;
};

/** Does what the state of the save that was just entered stands for. Resolves with the event that ends it. */
export type RunAutosave = (
  state: PublishingState,
  signal: AbortSignal,
) => Promise<PublishingEvent | null>;

type RunnerParts = { draftStore: DraftStore; api: ServerAutosaveApi };

const skip = (next: 'none' | 'waiting'): PublishingEvent => ({
  type: 'autosaveSkipped',
  next,
});

/** Ends only if the state is not left before. */
function wait(signal: AbortSignal) {
  return new Promise<PublishingEvent>((resolve) => {
    const timer = setTimeout(() => resolve({ type: 'autosaveRequested' }), serverSaveDelay);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}

async function check(
  { draftStore, api }: RunnerParts,
  { saved, sentTexts }: PostOnServer,
  isLeaving: boolean,
): Promise<PublishingEvent> {
  if (!draftStore.mayHaveUnsaved() || !api.mayRun(saved)) return skip('none');
  if (draftStore.uploading() > 0) return skip('waiting');
  const draft = await draftStore.read();
  if (!draftStore.hasUnsaved()) return skip('none');
  if (draftRefusal(draft, { saved, isUrlTaken: false }).message !== null) return skip('waiting');
  // A version that isn't known could be overwritten: the device has the draft.
  const isKnown = !saved || (saved.revision !== undefined && sentTexts === null);
  if (isLeaving && !(isKnown && api.canOutlivePage(draft))) return skip('waiting');
  if (isLeaving || !saved) return { type: 'autosaveChecked', draft, saved };
  const newer = await api.findNewer(saved, sentTexts);
  if (newer === 'deleted') return { type: 'newerFound', newer: null };
  const isOwn = newer?.hasKnownTexts === true && !newer.saved.isPublished;
  if (newer && !isOwn) return { type: 'newerFound', newer };
  const latest = newer?.saved ?? saved;
  return api.mayRun(latest) ? { type: 'autosaveChecked', draft, saved: latest } : skip('none');
}

async function send(
  api: ServerAutosaveApi,
  server: PostOnServer,
  { draft, saved, isLeaving }: Extract<Autosave, { name: 'sending' }>,
): Promise<PublishingEvent> {
  // Stored before it is sent, so that a lost answer isn't taken for a change by someone else.
  if (isLeaving) api.noteLocally(server);
  else await api.storeLocally(server);
  if (!saved) return { type: 'autosaved', ...(await api.create(draft, server.clientId)) };
  const updated = await api.update(saved, draft, { isLeaving });
  return { type: 'autosaved', saved: updated, isRepeated: false };
}

async function forget({ draftStore, api }: RunnerParts, server: PostOnServer, sent: Draft) {
  const current = draftStore.draft();
  if (current === sent) draftStore.markSaved({ picture: null });
  else if (current.picture === sent.picture) draftStore.change({ picture: null });
  await api.storeLocally(server);
  if (!draftStore.hasUnsaved()) await api.deleteLocally();
}

/**
 * Sends the changes of a draft to the server by itself, so that it can be continued elsewhere. Failures are silent: the
 * device has the draft, and the next save tries again.
 */
export const createAutosaveRunner =
  (parts: RunnerParts): RunAutosave =>
  async ({ autosave, server, isNew }, signal) => {
    switch (autosave.name) {
      case 'waiting':
        return wait(signal);
      case 'checking':
        return check(parts, server, false);
      case 'leaving':
        return check(parts, server, true);
      case 'sending':
        return send(parts.api, server, autosave);
      case 'finishing':
        if (isNew) await parts.api.continueAs(autosave.saved, server);
        if (!autosave.isRepeated) await forget(parts, server, autosave.draft);
        return { type: 'autosaveEnded', hasUnsaved: parts.draftStore.hasUnsaved() };
      case 'none':
      case 'heldBack':
      case 'outdated':
      default:
        return null;
    }
  };

/** Tells `publishing` what happens to the draft and the page. Returns a function that sends what is left, then stops. */
export function startAutosave(
  draftStore: DraftStore,
  { dispatch }: { dispatch: (event: PublishingEvent) => void },
) {
  const stop = draftStore.subscribe(() =>
    dispatch({ type: 'draftChanged', hasUnsaved: draftStore.hasUnsaved() }),
  );
  function handleVisibility() {
    if (document.visibilityState === 'hidden') dispatch({ type: 'autosaveRequested' });
  }
  const handlePageHide = () => dispatch({ type: 'pageLeft' });
  document.addEventListener('visibilitychange', handleVisibility);
  window.addEventListener('pagehide', handlePageHide);
  dispatch({ type: 'editorOpened' });
  return () => {
    stop();
    document.removeEventListener('visibilitychange', handleVisibility);
    window.removeEventListener('pagehide', handlePageHide);
    // The last keys, while the editor is there: a save that runs may be followed by another one.
    if (draftStore.mayHaveUnsaved()) void draftStore.read();
    dispatch({ type: 'editorClosed' });
  };
}
