import { writingTexts } from '@contract/texts/writingTexts';
import { ConfirmDialog } from './ConfirmDialog';

type DeletePostDialogProps = {
  isOpen: boolean;
  onDelete: () => Promise<void>;
  onClose: () => void;
};

export function DeletePostDialog({ isOpen, onDelete, onClose }: DeletePostDialogProps) {
  return (
    <ConfirmDialog
      title="Delete This Post"
      isOpen={isOpen}
      confirmLabel="Delete"
      cancelLabel="Cancel"
      danger
      onConfirm={onDelete}
      onClose={onClose}
    >
      {writingTexts.deleteQuestion}
    </ConfirmDialog>
  );
}
