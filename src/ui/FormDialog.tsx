import { type ComponentProps, type ReactNode, useId } from 'react';
import { Button } from './Button';
import { Dialog } from './Dialog';

type FormDialogProps = {
  title: string;
  submitLabel: string;
  isBusy?: boolean;
  danger?: boolean;
  /** Shown above the form. */
  intro?: ReactNode;
  form: Omit<ComponentProps<'form'>, 'id'>;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog that is one form, with its buttons in the last row. */
export function FormDialog({ title, form, intro, onClose, children, ...submit }: FormDialogProps) {
  const { submitLabel, isBusy = false, danger = false } = submit;
  const id = useId();
  const actions = (
    <>
      <Button variant="quiet" onClick={onClose}>
        Cancel
      </Button>
      <Button type="submit" form={id} variant={danger ? 'danger' : 'primary'} busy={isBusy}>
        {submitLabel}
      </Button>
    </>
  );
  return (
    <Dialog title={title} isOpen onClose={onClose} actions={actions} hasCloseButton={false}>
      {intro}
      <form noValidate {...form} id={id}>
        {children}
      </form>
    </Dialog>
  );
}
