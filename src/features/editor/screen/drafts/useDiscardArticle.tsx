import { useState, useSyncExternalStore } from 'react';
import { newClientId } from '@/lib/newClientId';
import { useAppDispatch } from '@/store/hooks';
import { deletePost } from '@/store/posts/writingThunks';
import type { MenuEntry } from '@/ui/ActionMenu';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { continuedDraft } from '../../draft/continuedDraft';
import type { OpenedPost } from '../../draft/draft';
import type { LocalDraft } from '../../draft/localDrafts';
import { unfinishedDraft } from '../../draft/unfinishedDraft';
import type { OpenEditor } from '../../model/usePostEditor';
import { isSendingItself, postWithFixedUrl } from '../../publishing/publishingState';

type DiscardOptions = {
  editor: OpenEditor;
  opened: OpenedPost;
  onReplace: (restored: LocalDraft | null, discarded: LocalDraft | null) => void;
};

/** The work as a post that the server doesn't have. */
const asNew = (work: LocalDraft): LocalDraft => ({
  ...work,
  saved: null,
  postUrl: null,
  sentTexts: null,
  clientId: newClientId(),
});

/** Discards an article that its writer has begun here: on this device, and its draft on the server if it has one. */
export function useDiscardArticle({ editor, opened, onReplace }: DiscardOptions) {
  const dispatch = useAppDispatch();
  const [isAsking, setIsAsking] = useState(false);
  const { account, publishing, draftStore, takeWork } = editor;
  const { saved } = publishing.server;
  const hasUnsaved = useSyncExternalStore(draftStore.subscribe, draftStore.hasUnsaved);
  const isNew = opened.saved === null && opened.url === null && !postWithFixedUrl(publishing);
  // The answer of a save that runs would come after the deletion.
  const mayDiscard = isNew && (hasUnsaved || saved !== null) && !isSendingItself(publishing);

  async function handleDiscard() {
    const work = await takeWork();
    if (saved) {
      const authorId = opened.authorId ?? account.id;
      const outcome = await dispatch(deletePost({ id: saved._id, authorId }));
      if (!deletePost.fulfilled.match(outcome)) return onReplace(work, null);
      unfinishedDraft.forget(account.id, saved._id);
      continuedDraft.forget();
    }
    onReplace(null, asNew(work));
  }

  const entries: MenuEntry[] = mayDiscard
    ? [{ label: 'Discard…', onSelect: () => setIsAsking(true) }]
    : [];
  const dialog = (
    <ConfirmDialog
      title="Discard this article?"
      isOpen={isAsking}
      confirmLabel="Discard"
      danger
      onConfirm={handleDiscard}
      onClose={() => setIsAsking(false)}
    >
      {saved
        ? 'It is deleted from this device and from your posts, where it is a draft.'
        : 'It is stored on this device only, and deleted from it.'}
    </ConfirmDialog>
  );
  return { entries, dialog };
}
