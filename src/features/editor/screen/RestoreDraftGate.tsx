import { loadingTexts } from '@contract/texts/loadingTexts';
import { type RefObject, useState } from 'react';
import { LoadingStatus } from '@/ui/Skeleton';
import type { Account, Draft, OpenedPost, SavedPost } from '../draft/draft';
import { deleteLocalDraft, type LocalDraft } from '../draft/localDrafts';
import { useStoredDraft } from '../draft/useStoredDraft';
import { type HandOver, PostEditor, type PostEditorSlots } from './PostEditor';

export type RestoreDraftGateProps = PostEditorSlots & {
  opened: OpenedPost;
  account: Account;
  /** Where the draft is stored on this device. */
  draftKey: string;
  hasSecond: boolean;
  handOver: RefObject<HandOver | null>;
  /** How many get an e-mail when the post is published; 0 if that is unknown. */
  recipients: number;
  /** Called with the url when a new post was saved as a draft. */
  onCreated: (url: string) => void;
};

/** Each round is another editor, which begins with other work. */
type Round = {
  number: number;
  opened: OpenedPost;
  /** undefined: what the device has stored. */
  restored: LocalDraft | null | undefined;
  discarded: LocalDraft | null;
};

/** Opens the editor with the unsaved work that this device has stored, if there is any. */
export function RestoreDraftGate({ opened, draftKey, ...parts }: RestoreDraftGateProps) {
  const found = useStoredDraft(draftKey, opened);
  const [round, setRound] = useState<Round>({
    number: 0,
    opened,
    restored: undefined,
    discarded: null,
  });

  const isFirst = round.restored === undefined;
  const isLate = found.status === 'found' && found.isLate && isFirst;

  function reopen(draft: Draft, saved: SavedPost, mine: LocalDraft) {
    setRound(({ number }) => ({
      number: number + 1,
      opened: { ...opened, draft, saved },
      restored: null,
      discarded: mine,
    }));
  }

  function replace(restored: LocalDraft | null, discarded: LocalDraft | null) {
    // An editor that has not stored anything yet deletes nothing either.
    if (isLate && !restored) deleteLocalDraft(draftKey).catch(() => undefined);
    setRound((before) => ({ ...before, number: before.number + 1, restored, discarded }));
  }

  if (found.status === 'loading') return <LoadingStatus label={loadingTexts.editor} />;
  const stored = found.status === 'found' && isFirst ? found.localDraft : null;
  const restored = round.restored ?? (isLate ? null : stored);
  return (
    <PostEditor
      key={round.number}
      draftKey={draftKey}
      opened={round.opened}
      restored={restored}
      work={{ restored, late: isLate ? stored : null, discarded: round.discarded }}
      // Nothing is stored over earlier work before the writer has seen it.
      isDeviceReady={found.status !== 'unavailable' && !isLate}
      onReplace={replace}
      onReopen={reopen}
      {...parts}
    />
  );
}
