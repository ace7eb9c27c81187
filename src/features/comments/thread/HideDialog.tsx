import { ReasonDialog } from '@/ui/ReasonDialog';

type HideDialogProps = {
  /** The writer of the comment. */
  name: string;
  onHide: (reason: string) => Promise<boolean>;
  onClose: () => void;
};

/** Asks for the reason before a comment is hidden. */
export function HideDialog({ name, onHide, onClose }: HideDialogProps) {
  return (
    <ReasonDialog
      title="Hide This Comment"
      confirmLabel="Hide"
      onConfirm={onHide}
      onClose={onClose}
    >
      Only <bdi>{name}</bdi> and those who decide will see it, with your reason.
    </ReasonDialog>
  );
}
