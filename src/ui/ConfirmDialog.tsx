import { type ReactNode, useState } from 'react';
import { Button } from './Button';
import { Dialog } from './Dialog';

type ConfirmDialogProps = {
  title: string;
  isOpen: boolean;
  confirm: string;
  cancel: string;
  danger?: boolean;
  /** While it runs, the answer is taken only once. */
  onConfirm: () => Promise<void> | void;
  onClose: () => void;
  children: ReactNode;
};

export function ConfirmDialog({
  title,
  isOpen,
  confirm,
  cancel,
  danger = false,
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) {
  const [isBusy, setIsBusy] = useState(false);

  async function handleConfirm() {
    setIsBusy(true);
    await onConfirm();
    setIsBusy(false);
  }

  const actions = (
    <>
      <Button look="quiet" onClick={onClose}>
        {cancel}
      </Button>
      <Button
        look={danger ? 'danger' : 'primary'}
        busy={isBusy}
        onClick={() => void handleConfirm()}
      >
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
