import { useState } from 'react';
import { isApiError } from '@/lib/apiError';
import { useAppDispatch } from '@/store/hooks';
import { discardPending } from '@/store/posts/writingThunks';
import type { MenuEntry } from '@/ui/ActionMenu';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { draftOf, savedOf } from '../../draft/draft';
import type { PostEditorOptions } from '../../model/createPostEditor';
import type { OpenEditor } from '../../model/usePostEditor';
import { comparePost } from '../../publishing/editorThunks';
import { hasPending, isSendingItself } from '../../publishing/publishingState';

type DiscardOptions = {
  editor: OpenEditor;
  onReopen: PostEditorOptions['onReopen'];
};

/** Discards the unpublished changes of a published post, here and on the server, and shows what readers see. */
export function useDiscardChanges({ editor, onReopen }: DiscardOptions) {
  const dispatch = useAppDispatch();
  const [isAsking, setIsAsking] = useState(false);
  const { publishing, takeWork } = editor;
  const { saved } = publishing.server;
  // The answer of a save that runs would come after the deletion.
  const mayDiscard = hasPending(publishing) && !isSendingItself(publishing);

  async function handleDiscard() {
    if (!saved) return;
    const { _id: id, url } = saved;
    const outcome = await dispatch(discardPending({ id }));
    const { payload } = outcome;
    // Another device has discarded them.
    const isGone = isApiError(payload) && payload.status === 404;
    if (!discardPending.fulfilled.match(outcome) && !isGone) return;
    const read = await dispatch(comparePost({ url }));
    if (!comparePost.fulfilled.match(read)) return;
    const draft = draftOf(read.payload);
    if (draft) onReopen(draft, savedOf(read.payload), await takeWork());
  }

  const entries: MenuEntry[] = mayDiscard
    ? [{ label: 'Discard changes…', onSelect: () => setIsAsking(true) }]
    : [];
  const dialog = (
    <ConfirmDialog
      title="Discard the changes?"
      isOpen={isAsking}
      confirmLabel="Discard"
      danger
      onConfirm={handleDiscard}
      onClose={() => setIsAsking(false)}
    >
      The changes that are not published will be deleted, on all devices. The post stays as it is.
    </ConfirmDialog>
  );
  return { entries, dialog };
}
