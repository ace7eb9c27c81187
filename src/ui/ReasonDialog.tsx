import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from './Button';
import { Dialog } from './Dialog';
import { ReasonField } from './ReasonField';

type ReasonDialogProps = {
  title: string;
  confirmLabel: string;
  /** Returns whether it was done; the dialog stays open if not. */
  onConfirm: (reason: string) => Promise<boolean>;
  onClose: () => void;
  /** Shown above the reason. */
  fields?: ReactNode;
  hint?: string;
  isOptional?: boolean;
  /** What the field begins with. */
  preselected?: string;
  children: ReactNode;
};

/** Asks why, before something is taken away from others. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, confirmLabel, onConfirm, onClose, fields, children } = props;
  const { hint, isOptional = false, preselected = '' } = props;
  const id = useId();
  const [reason, setReason] = useState(preselected);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isOptional && reason.trim() === '') return setError('Please give a reason.');
    setIsBusy(true);
    try {
      if (await onConfirm(reason.trim())) onClose();
    } finally {
      setIsBusy(false);
    }
  }

  const actions = (
    <>
      <Button variant="quiet" onClick={onClose}>
        Cancel
      </Button>
      <Button type="submit" form={id} variant="danger" busy={isBusy}>
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Dialog title={title} isOpen onClose={onClose} actions={actions} hasCloseButton={false}>
      <p className="text-quiet">{children}</p>
      <form
        id={id}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => void handleSubmit(event)}
      >
        {fields}
        <ReasonField
          hint={hint}
          value={reason}
          error={error}
          onChange={(changed) => {
            setReason(changed);
            setError(null);
          }}
        />
      </form>
    </Dialog>
  );
}
