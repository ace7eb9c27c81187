import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useId } from 'react';
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

/** A dialog that is one form, with its buttons in the last row. Control or Command with Enter sends it. */
export function FormDialog({ title, form, intro, onClose, children, ...submit }: FormDialogProps) {
  const { submitLabel, isBusy = false, danger = false } = submit;
  const id = useId();

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, repeat, ctrlKey, metaKey } = event;
    if (key !== 'Enter' || repeat || !(ctrlKey || metaKey)) return;
    event.preventDefault();
    const sent = document.getElementById(id);
    if (!isBusy && sent instanceof HTMLFormElement) sent.requestSubmit();
  });

  // From the buttons, too: they are outside of the form.
  useEffect(() => {
    const dialog = document.getElementById(id)?.closest('dialog');
    const listener = (event: KeyboardEvent) => handleKey(event);
    dialog?.addEventListener('keydown', listener);
    return () => dialog?.removeEventListener('keydown', listener);
  }, [id]);

  const actions = (
    <>
      <Button variant="quiet" onClick={onClose}>
        Cancel
      </Button>
      <Button
        type="submit"
        form={id}
        variant={danger ? 'danger' : 'primary'}
        aria-keyshortcuts="Control+Enter"
        busy={isBusy}
      >
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
