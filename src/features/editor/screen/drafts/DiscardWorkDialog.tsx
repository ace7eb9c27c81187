import type { PostCard } from '@contract/entities';
import { useState } from 'react';
import { Checkbox } from '@/ui/Checkbox';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import type { ListedDraft } from '../../draft/listLocalDrafts';

type DiscardWorkDialogProps = {
  /** The work on this device; null if there is none. */
  draft: ListedDraft | null;
  /** The post on the server that was changed, if it is known here. */
  post?: PostCard | null;
  onDiscard: () => Promise<void>;
  onDelete?: (post: PostCard) => Promise<void>;
  onClose: () => void;
};

function textOf(draft: ListedDraft | null, post: PostCard | null) {
  if (post?.hasPending)
    return 'The changes that are not published will be deleted. The post stays as it is.';
  return draft?.postUrl
    ? 'The changes that are not saved will be deleted. The post stays as it is.'
    : 'This new post will be deleted. It is stored on this device only.';
}

/** Asks once, for the work on this device and the draft on the server. */
export function DiscardWorkDialog(props: DiscardWorkDialogProps) {
  const { draft, post = null, onDiscard, onDelete, onClose } = props;
  const [isDeletion, setIsDeletion] = useState(false);
  // Nobody has read it.
  const isDraft = post !== null && post.publishedAt === null;

  async function handleConfirm() {
    await onDiscard();
    if (isDeletion && post) await onDelete?.(post);
    onClose();
  }

  return (
    <ConfirmDialog
      title="Discard this work?"
      isOpen
      confirmLabel={isDeletion ? 'Discard and delete' : 'Discard'}
      danger
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <p className="pb-3">{textOf(draft, post)}</p>
      {isDraft ? (
        <Checkbox
          label="Also delete the saved draft"
          checked={isDeletion}
          onChange={setIsDeletion}
        />
      ) : null}
    </ConfirmDialog>
  );
}
