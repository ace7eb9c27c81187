import type { ComponentProps } from 'react';
import { classes } from './classes';
import { Field, type FieldTexts } from './Field';

export const inputClasses =
  'touchable w-full rounded-control border border-edge bg-raised px-3 py-2 text-ink placeholder:text-quiet aria-invalid:border-bad disabled:bg-sunken';

type TextFieldProps = Omit<ComponentProps<'input'>, 'id'> & FieldTexts;

export function TextField({ label, hint, error, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <input dir="auto" {...input} {...control} className={classes(inputClasses, className)} />
      )}
    </Field>
  );
}
