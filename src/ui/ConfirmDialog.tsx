import type { ReactNode } from 'react';
import { ActionButton } from './ActionButton';
import { Button } from './Button';
import { Dialog } from './Dialog';

type ConfirmDialogProps = {
  title: string;
  isOpen: boolean;
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  /** The confirm button is disabled until the returned promise settles. */
  onConfirm: () => Promise<void> | void;
  onClose: () => void;
  /** As of `Dialog`. */
  findReturn?: () => HTMLElement | null;
  children: ReactNode;
};

export function ConfirmDialog({
  title,
  isOpen,
  confirmLabel,
  cancelLabel = 'Cancel',
  danger = false,
  onConfirm,
  onClose,
  findReturn,
  children,
}: ConfirmDialogProps) {
  const actions = (
    <>
      <Button variant="quiet" onClick={onClose}>
        {cancelLabel}
      </Button>
      <ActionButton variant={danger ? 'danger' : 'primary'} onPress={async () => onConfirm()}>
        {confirmLabel}
      </ActionButton>
    </>
  );
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      actions={actions}
      hasCloseButton={false}
      {...(findReturn ? { findReturn } : {})}
    >
      <div className="text-quiet">{children}</div>
    </Dialog>
  );
}
