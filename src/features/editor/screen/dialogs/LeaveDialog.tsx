import { ConfirmDialog } from '@/ui/ConfirmDialog';

type LeaveDialogProps = { isOpen: boolean; onLeave: () => void; onStay: () => void };

export function LeaveDialog({ isOpen, onLeave, onStay }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      title="Leave without saving?"
      isOpen={isOpen}
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={onLeave}
      onClose={onStay}
    >
      What you wrote is not published. It is kept on this device and offered to you when you come
      back.
    </ConfirmDialog>
  );
}
