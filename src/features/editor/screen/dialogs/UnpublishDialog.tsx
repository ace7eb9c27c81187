import { ConfirmDialog } from '@/ui/ConfirmDialog';

type UnpublishDialogProps = { isOpen: boolean; onUnpublish: () => void; onClose: () => void };

export function UnpublishDialog({ isOpen, onUnpublish, onClose }: UnpublishDialogProps) {
  return (
    <ConfirmDialog
      title="Unpublish this post?"
      isOpen={isOpen}
      confirmLabel="Unpublish"
      cancelLabel="Cancel"
      onConfirm={onUnpublish}
      onClose={onClose}
    >
      Readers can no longer open it. Its likes and comments are kept, and you can publish it again.
      Changes that are not saved stay in the editor.
    </ConfirmDialog>
  );
}
