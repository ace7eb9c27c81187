import type { Draft, PostOnServer, SavedPost } from '../draft/draft';
import type { DraftStore } from '../draft/draftStore';
import { draftRefusal } from '../draft/postRules';
import type { Publishing } from './createPublishing';
import { textsOf } from './postBody';

/** How long changes of a draft wait until they are sent, in milliseconds. */
export const serverSaveDelay = 30_000;

export type ServerAutosaveApi = {
  /** Whether the post on the server is the one that was saved last. Rejects if that is unknown. */
  isLatest: (saved: SavedPost) => Promise<boolean>;
  update: (saved: SavedPost, draft: Draft) => Promise<SavedPost>;
  /** Whether the signed-in account may save this post without being asked. */
  mayRun: () => boolean;
  storeLocally: (server: PostOnServer) => Promise<unknown>;
  /** The server has all of the draft. */
  deleteLocally: () => Promise<unknown>;
};

type ServerAutosaveOptions = {
  draftStore: DraftStore;
  publishing: Publishing;
  api: ServerAutosaveApi;
};

/**
 * Sends the changes of a draft to the server by itself, so that it can be continued elsewhere. Never those
 * of a published post. Failures are silent: the device has the draft, and the next run tries again.
 */
export function createServerAutosave({ draftStore, publishing, api }: ServerAutosaveOptions) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  /** The post was changed elsewhere: the next save asks the writer. */
  let isOutdated = false;

  /** The post to save, if this is a moment for it. */
  function target() {
    const { step, server } = publishing.getState();
    const isFree = step.name === 'idle' && !isOutdated && draftStore.uploading() === 0;
    const isOwnDraft = server.saved?.isPublished === false && api.mayRun();
    return isFree && isOwnDraft && draftStore.hasUnsaved() ? server.saved : null;
  }

  async function send(saved: SavedPost) {
    const draft = await draftStore.read();
    if (draftRefusal(draft, { saved, isUrlTaken: false }).message !== null) return;
    if (!(await api.isLatest(saved))) {
      isOutdated = true;
      return;
    }
    // The writer may have started to publish meanwhile.
    if (publishing.getState().step.name !== 'idle' || !target()) return;
    publishing.dispatch({ type: 'autosaveStarted', sentTexts: textsOf(draft, saved.url) });
    // Stored before it is sent, so that a lost answer isn't taken for a change by someone else.
    await api.storeLocally(publishing.getState().server);
    publishing.dispatch({ type: 'autosaved', saved: await api.update(saved, draft) });
    await finish(draft);
  }

  async function finish(sent: Draft) {
    const current = draftStore.draft();
    if (current === sent) draftStore.markSaved({ picture: null });
    else if (current.picture === sent.picture) draftStore.change({ picture: null });
    await api.storeLocally(publishing.getState().server);
    if (!draftStore.hasUnsaved()) await api.deleteLocally();
  }

  function run() {
    clearTimeout(timer);
    timer = undefined;
    const saved = target();
    if (running || !saved) return;
    running = send(saved)
      .catch(() => undefined)
      .then(() => {
        running = null;
        if (draftStore.hasUnsaved()) schedule();
      });
  }

  function schedule() {
    timer ??= setTimeout(run, serverSaveDelay);
  }

  return {
    run,
    /** Resolves when nothing is being sent: another save would overtake it. */
    settled: async () => running ?? undefined,
    /** Returns a function that sends what is left, then stops. */
    start() {
      const stop = draftStore.subscribe(() => {
        if (draftStore.hasUnsaved()) schedule();
      });
      function handleVisibility() {
        if (document.visibilityState === 'hidden') run();
      }
      document.addEventListener('visibilitychange', handleVisibility);
      return () => {
        run();
        stop();
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', handleVisibility);
      };
    },
  };
}
