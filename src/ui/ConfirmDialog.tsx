import type { ReactNode } from 'react';
import { Button } from './Button';
import { Dialog } from './Dialog';

type ConfirmDialogProps = {
  title: string;
  isOpen: boolean;
  confirm: string;
  cancel: string;
  busy?: boolean;
  danger?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
};

export function ConfirmDialog({
  title,
  isOpen,
  confirm,
  cancel,
  busy = false,
  danger = false,
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) {
  const actions = (
    <>
      <Button look="quiet" onClick={onClose}>
        {cancel}
      </Button>
      <Button look={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
        {confirm}
      </Button>
    </>
  );
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      actions={actions}
      hasCloseButton={false}
    >
      <div className="text-quiet">{children}</div>
    </Dialog>
  );
}
