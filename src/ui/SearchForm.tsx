import { type ComponentProps, useRef } from 'react';
import { classes } from './classes';
import { IconButton } from './IconButton';
import { inputClasses } from './TextField';
import { useSlashKey } from './useSlashKey';

type SearchFormProps = Omit<ComponentProps<'form'>, 'children' | 'role'> & {
  input: ComponentProps<'input'>;
  /** Given while there is something to clear. */
  onClear?: (() => void) | undefined;
};

/** A search field with its buttons. The slash key focuses it. */
export function SearchForm({ input, onClear, ...form }: SearchFormProps) {
  const field = useRef<HTMLInputElement>(null);
  useSlashKey(field);

  function handleClear() {
    // The button goes away with the text.
    field.current?.focus();
    onClear?.();
  }

  return (
    <form role="search" aria-label="Search" className="relative" {...form}>
      <input
        ref={field}
        type="search"
        aria-keyshortcuts="/"
        dir="auto"
        aria-label="Search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={200}
        className={classes(
          inputClasses,
          // The placeholder needs the room of the button that clears what was typed.
          onClear ? 'pe-24' : 'pe-12',
        )}
        {...input}
      />
      {onClear ? (
        <IconButton
          icon="close"
          label="Clear"
          className="absolute end-11 top-0"
          onClick={handleClear}
        />
      ) : null}
      <IconButton type="submit" icon="search" label="Search" className="absolute top-0 end-0" />
    </form>
  );
}
