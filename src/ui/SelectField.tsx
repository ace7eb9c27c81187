import type { ComponentProps } from 'react';
import { classes } from './classes';
import { Field, type FieldLabel, type FieldTexts } from './Field';
import { inputClasses } from './TextField';

type SelectFieldProps<Value extends string> = Omit<
  ComponentProps<'select'>,
  'id' | 'value' | 'onChange' | 'children'
> &
  FieldTexts &
  FieldLabel & {
    value: Value;
    options: readonly { value: Value; name: string }[];
    onChange: (value: Value) => void;
  };

export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, isLabelHidden, hint, error, options, className, onChange, ...select } = props;
  return (
    <Field label={label} isLabelHidden={isLabelHidden} hint={hint} error={error}>
      {(control) => (
        <select
          {...select}
          {...control}
          className={classes(inputClasses, className)}
          onChange={({ target }) => {
            const chosen = options.find(({ value }) => value === target.value);
            if (chosen) onChange(chosen.value);
          }}
        >
          {options.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
