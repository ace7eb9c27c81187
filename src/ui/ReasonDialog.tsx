import { type FormEvent, type ReactNode, useState } from 'react';
import { useSingleRun } from '@/lib/hooks/useSingleRun';
import { FormDialog } from './FormDialog';
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
  const [reason, setReason] = useState(preselected);
  const [error, setError] = useState<string | null>(null);
  const { isBusy, run } = useSingleRun();

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isOptional && reason.trim() === '') return setError('Please give a reason.');
    return run(async () => {
      if (await onConfirm(reason.trim())) onClose();
    });
  }

  return (
    <FormDialog
      title={title}
      submitLabel={confirmLabel}
      isBusy={isBusy}
      danger
      intro={<p className="text-quiet">{children}</p>}
      form={{ className: 'grid gap-4', onSubmit: (event) => void handleSubmit(event) }}
      onClose={onClose}
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
    </FormDialog>
  );
}
