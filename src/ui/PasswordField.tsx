import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { classes } from './classes';
import { Field, type FieldTexts } from './Field';
import { IconButton } from './IconButton';
import { inputClasses } from './TextField';

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'id' | 'type'> & FieldTexts;

export function PasswordField({ label, hint, error, ...input }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const [hasCapsLock, setHasCapsLock] = useState(false);

  function handleKey(event: KeyboardEvent) {
    setHasCapsLock(event.getModifierState('CapsLock'));
  }

  const hints = (
    <>
      {hint} <span aria-live="polite">{hasCapsLock ? 'Caps Lock is on.' : ''}</span>
    </>
  );
  return (
    <Field label={label} hint={hints} error={error}>
      {(control) => (
        <div className="relative">
          <input
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
            spellCheck={false}
            autoCapitalize="none"
            className={classes(inputClasses, 'pe-12')}
            onKeyDown={handleKey}
            onKeyUp={handleKey}
            onBlur={() => setHasCapsLock(false)}
          />
          <IconButton
            icon={isShown ? 'eyeOff' : 'eye'}
            label={isShown ? 'Hide characters' : 'Show characters'}
            aria-pressed={isShown}
            className="absolute inset-y-0 end-0.5 my-auto"
            onClick={() => setIsShown(!isShown)}
          />
        </div>
      )}
    </Field>
  );
}
