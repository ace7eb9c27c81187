import { editorLimits } from '@contract/document/editorLimits';
import { leavingTexts } from '@contract/texts/editorTexts';
import { notify } from '@/lib/notify';
import { whenTrue } from '@/lib/whenTrue';
import type { Autosave } from '../draft/createAutosave';
import type { DraftStore } from '../draft/draftStore';
import { unfinishedDraft } from '../draft/unfinishedDraft';
import type { Publishing } from '../publishing/createPublishing';
import { isBusy } from '../publishing/publishingMachine';
import { isPublished } from '../publishing/publishingState';

type LeavingParts = {
  draftStore: DraftStore;
  autosave: Autosave;
  publishing: Publishing;
  accountId: string;
};

/** What becomes of the work when the writer leaves the editor. */
export function createLeaving({ draftStore, autosave, publishing, accountId }: LeavingParts) {
  const savedUrl = () => publishing.getState().server.saved?.url ?? null;
  const isUnfinished = () => {
    const url = savedUrl();
    return url !== null && url === unfinishedDraft.urlOf(accountId);
  };
  const hasEnded = () => {
    const { isOpen, autosave } = publishing.getState();
    return !isOpen && (autosave.name === 'none' || autosave.name === 'outdated');
  };

  /** Why leaving now loses something; null if it doesn't. */
  function loss() {
    if (isBusy(publishing.getState())) return leavingTexts.sending;
    return draftStore.uploading() > 0 ? leavingTexts.uploading : null;
  }

  /** Resolves when the closed editor has sent what was left. */
  const ended = async () => whenTrue(publishing, hasEnded);

  return {
    ended,
    /** Whether the writer would look for the work afterwards. */
    hasWork: () => draftStore.mayHaveUnsaved() || isUnfinished(),
    /** Stores the latest changes on this device. Resolves with why leaving loses something. */
    async save() {
      const { name } = await autosave.saveNow();
      const isRefused = !autosave.survives() || name === 'refused';
      return loss() ?? (isRefused && draftStore.mayHaveUnsaved() ? leavingTexts.refused : null);
    },
    /** Whether the page can end without losing something. */
    survives: () => !draftStore.mayHaveUnsaved() || (loss() === null && autosave.survives()),
    /** Saves the work for another tab of this device, also on the server if it answers in time. */
    async handOver() {
      await whenTrue(publishing, () => !isBusy(publishing.getState()));
      await autosave.saveNow();
      publishing.dispatch({ type: 'editorClosed' });
      const timeout = new Promise((resolve) => setTimeout(resolve, editorLimits.deviceTimeout));
      await Promise.race([ended(), timeout]);
    },
    /** Says where the work is, when the closed editor has sent what was left. */
    async report(goOn: (url: string | null) => void) {
      await ended();
      const onServer = isPublished(publishing.getState())
        ? leavingTexts.asPending
        : leavingTexts.onServer;
      const message = draftStore.hasUnsaved() ? leavingTexts.onDevice : onServer;
      const run = () => goOn(savedUrl());
      notify.success(message, 'left-work', [{ label: leavingTexts.goOn, run }]);
    },
  };
}
