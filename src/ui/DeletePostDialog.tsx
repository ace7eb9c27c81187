import { readyReasons } from '@contract/texts/readyReasons';
import { writingTexts } from '@contract/texts/writingTexts';
import { ConfirmDialog } from './ConfirmDialog';
import { ReasonDialog } from './ReasonDialog';

const title = 'Delete This Post';

type DeletePostDialogProps = {
  isOpen: boolean;
  onDelete: () => Promise<void>;
  onClose: () => void;
};

export function DeletePostDialog({ isOpen, onDelete, onClose }: DeletePostDialogProps) {
  return (
    <ConfirmDialog
      title={title}
      isOpen={isOpen}
      confirmLabel="Delete"
      danger
      onConfirm={onDelete}
      onClose={onClose}
    >
      {writingTexts.deleteQuestion}
    </ConfirmDialog>
  );
}

type DeleteOthersPostDialogProps = {
  onDelete: (reason: string) => Promise<void>;
  onClose: () => void;
};

/** For administrators: the author reads why. */
export function DeleteOthersPostDialog({ onDelete, onClose }: DeleteOthersPostDialogProps) {
  async function handleConfirm(reason: string) {
    await onDelete(reason);
    return true;
  }

  return (
    <ReasonDialog
      title={title}
      confirmLabel="Delete"
      hint="The author reads it. It can stay empty."
      isOptional
      preselected={readyReasons[0]}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      {writingTexts.deleteQuestion}
    </ReasonDialog>
  );
}
