import { type ComponentProps, type ReactNode, useId } from 'react';

type CheckboxProps = Omit<ComponentProps<'input'>, 'id' | 'type' | 'onChange'> & {
  label: string;
  hint?: ReactNode;
  onChange: (isChecked: boolean) => void;
};

export function Checkbox({ label, hint, onChange, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-3">
      <input
        {...input}
        id={id}
        type="checkbox"
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="mt-0.5 size-6 shrink-0 accent-accent"
        onChange={(event) => onChange(event.target.checked)}
      />
      <div className="min-h-11">
        <label htmlFor={id}>{label}</label>
        {hint ? (
          <div id={`${id}-hint`} className="text-sm text-quiet">
            {hint}
          </div>
        ) : null}
      </div>
    </div>
  );
}
