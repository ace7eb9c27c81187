import type { ComponentProps } from 'react';
import { classes } from './classes';
import { IconButton } from './IconButton';
import { inputClasses } from './TextField';

type SearchFormProps = Omit<ComponentProps<'form'>, 'children' | 'role'> & {
  input: ComponentProps<'input'>;
};

/** A search field with its button. */
export function SearchForm({ input, ...form }: SearchFormProps) {
  return (
    <form role="search" aria-label="Search" className="relative" {...form}>
      <input
        type="search"
        dir="auto"
        aria-label="Search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={200}
        className={classes(inputClasses, 'pe-12 [&::-webkit-search-cancel-button]:hidden')}
        {...input}
      />
      <IconButton type="submit" icon="search" label="Search" className="absolute top-0 end-0" />
    </form>
  );
}
