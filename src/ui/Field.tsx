import { type ReactNode, useId } from 'react';
import { Icon } from './Icon';

export type FieldTexts = {
  label: string;
  hint?: ReactNode;
  error?: string | null | undefined;
};

/** The props that connect a form control with its label, hint and error. */
export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

/** Only screen readers get a hidden label: what is around the field says it to others. */
export type FieldLabel = { isLabelHidden?: boolean | undefined };

type FieldProps = FieldTexts & FieldLabel & { children: (control: FieldControl) => ReactNode };

export function FieldError({ id, children }: { id?: string; children: string }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm text-bad">
      <Icon name="warning" size={18} />
      {children}
    </p>
  );
}

export function Field({ label, isLabelHidden, hint, error, children }: FieldProps) {
  const id = useId();
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'text-sm font-medium'}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint ? (
        <div id={`${id}-hint`} className="text-sm text-quiet">
          {hint}
        </div>
      ) : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}
