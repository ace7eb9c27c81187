import type { ComponentProps } from 'react';
import { classes } from './classes';
import { Field, type FieldTexts } from './Field';
import { inputClasses } from './TextField';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id'> & FieldTexts;

export function TextArea({ label, hint, error, className, ...area }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <textarea
          dir="auto"
          {...area}
          {...control}
          className={classes(inputClasses, 'min-h-32', className)}
        />
      )}
    </Field>
  );
}
