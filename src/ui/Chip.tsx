import type { ComponentProps } from 'react';
import { classes } from './classes';

/** A tag that can be pressed. */
export function Chip({
  className,
  isChosen = false,
  ...rest
}: ComponentProps<'button'> & { isChosen?: boolean }) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      className={classes(
        'inline-flex min-h-9 items-center rounded-full border px-3.5 text-sm transition-colors pointer-coarse:min-h-11',
        isChosen
          ? 'border-accent bg-accent text-on-accent'
          : 'border-edge text-ink hover:border-accent hover:text-accent',
        className,
      )}
      {...rest}
    />
  );
}
