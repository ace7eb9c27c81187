import { loadingTexts } from '@contract/texts/loadingTexts';
import { useState } from 'react';
import { LoadingStatus } from '@/ui/Skeleton';
import {
  type Account,
  type Draft,
  isDeleted,
  type OpenedPost,
  type SavedPost,
} from '../draft/draft';
import type { LocalDraft } from '../draft/localDrafts';
import { useStoredDraft } from '../draft/useStoredDraft';
import { LocalDraftPanel } from './drafts/LocalDraftPanel';
import { PostEditor, type PostEditorSlots } from './PostEditor';

export type RestoreDraftGateProps = PostEditorSlots & {
  opened: OpenedPost;
  account: Account;
  /** Where the draft is stored on this device. */
  draftKey: string;
  hasSecond: boolean;
  /** Called with the url when a new post was saved as a draft. */
  onCreated: (url: string) => void;
  /** Called when the local draft of a deleted post was discarded. */
  onDeletedDiscarded: () => void;
};

type Round = { number: number; opened: OpenedPost; restored: LocalDraft | null };

/** Offers to restore an unpublished draft from this device, then opens the editor. */
export function RestoreDraftGate({
  opened,
  draftKey,
  onDeletedDiscarded,
  ...parts
}: RestoreDraftGateProps) {
  const { found, discard } = useStoredDraft(draftKey, opened);
  const [round, setRound] = useState<Round>({ number: 0, opened, restored: null });

  function reopen(draft: Draft, saved: SavedPost) {
    setRound(({ number }) => ({
      number: number + 1,
      opened: { ...opened, draft, saved },
      restored: null,
    }));
  }

  function handleDiscard() {
    discard();
    if (isDeleted(opened)) onDeletedDiscarded();
  }

  if (found.status === 'loading') return <LoadingStatus label={loadingTexts.editor} />;
  const panel =
    found.status === 'found' && !round.restored && round.number === 0 ? (
      <LocalDraftPanel
        opened={opened}
        localDraft={found.localDraft}
        isLate={found.isLate}
        onRestore={() => setRound({ number: 1, opened, restored: found.localDraft })}
        onDiscard={handleDiscard}
      />
    ) : null;
  if (panel && found.status === 'found' && !found.isLate) return panel;
  return (
    <>
      {panel}
      <PostEditor
        key={round.number}
        draftKey={draftKey}
        opened={round.opened}
        restored={round.restored}
        // Nothing is stored over an earlier draft before the writer has seen it.
        isDeviceReady={found.status !== 'unavailable' && !panel}
        onReopen={reopen}
        {...parts}
      />
    </>
  );
}
