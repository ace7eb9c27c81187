import type { Draft, PostOnServer, SavedPost } from '../draft/draft';
import type { DraftStore } from '../draft/draftStore';
import { draftRefusal } from '../draft/postRules';
import type { Publishing } from './createPublishing';
import { textsOf } from './postBody';
import { postWithFixedUrl } from './publishingState';

/** How long changes of a draft wait until they are sent, in milliseconds. */
export const serverSaveDelay = 30_000;

export type ServerAutosaveApi = {
  /** Whether the post on the server is the one that was saved last. Rejects if that is unknown. */
  isLatest: (saved: SavedPost) => Promise<boolean>;
  /** `isRepeated`: an earlier call with the same key has created the post, maybe from another draft. */
  create: (draft: Draft, clientId: string) => Promise<{ saved: SavedPost; isRepeated: boolean }>;
  update: (saved: SavedPost, draft: Draft) => Promise<SavedPost>;
  /** Whether the signed-in account may save this post, or create it, without being asked. */
  mayRun: (saved: SavedPost | null) => boolean;
  /** Called when the server has the draft of a new post at this address. */
  continueAs: (saved: SavedPost) => Promise<unknown>;
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
  let isOpen = false;

  /** Whether this is a moment to save. */
  function isDue() {
    const { step, server } = publishing.getState();
    const isFree = step.name === 'idle' && !isOutdated && draftStore.uploading() === 0;
    return (
      isFree && !server.saved?.isPublished && api.mayRun(server.saved) && draftStore.hasUnsaved()
    );
  }

  async function sendTo(saved: SavedPost | null, draft: Draft) {
    if (saved) return { saved: await api.update(saved, draft), isRepeated: false };
    return api.create(draft, publishing.getState().server.clientId);
  }

  async function send() {
    const draft = await draftStore.read();
    const { saved } = publishing.getState().server;
    if (draftRefusal(draft, { saved, isUrlTaken: false }).message !== null) return;
    if (saved && !(await api.isLatest(saved))) {
      isOutdated = true;
      return;
    }
    // The writer may have started to publish meanwhile.
    if (!isDue()) return;
    const url = postWithFixedUrl(publishing.getState())?.url ?? null;
    publishing.dispatch({ type: 'autosaveStarted', sentTexts: textsOf(draft, url) });
    // Stored before it is sent, so that a lost answer isn't taken for a change by someone else.
    await api.storeLocally(publishing.getState().server);
    const answer = await sendTo(saved, draft);
    publishing.dispatch({ type: 'autosaved', saved: answer.saved });
    if (publishing.getState().isNew) await api.continueAs(answer.saved);
    if (!answer.isRepeated) await finish(draft);
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
    if (running || !isDue()) return;
    running = send()
      .catch(() => undefined)
      .then(() => {
        running = null;
        schedule();
      });
  }

  function schedule() {
    if (isOpen && draftStore.hasUnsaved()) timer ??= setTimeout(run, serverSaveDelay);
  }

  return {
    run,
    /** Resolves when nothing is being sent: another save would overtake it. */
    settled: async () => running ?? undefined,
    /** Returns a function that sends what is left, then stops. */
    start() {
      isOpen = true;
      const stop = draftStore.subscribe(schedule);
      function handleVisibility() {
        if (document.visibilityState === 'hidden') run();
      }
      document.addEventListener('visibilitychange', handleVisibility);
      return () => {
        run();
        isOpen = false;
        stop();
        document.removeEventListener('visibilitychange', handleVisibility);
      };
    },
  };
}
