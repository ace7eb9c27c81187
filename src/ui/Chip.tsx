import type { ComponentProps } from 'react';
import { classes } from './classes';

type ChipProps = ComponentProps<'button'> & { isSelected?: boolean };

/** A tag as a toggle button. */
export function Chip({ className, isSelected = false, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      dir="auto"
      aria-pressed={isSelected}
      className={classes(
        'inline-flex min-h-9 items-center rounded-full border px-3.5 text-sm transition-colors pointer-coarse:min-h-11',
        isSelected
          ? 'border-accent bg-accent text-on-accent'
          : 'border-edge text-ink hover:border-accent hover:text-accent',
        className,
      )}
      {...rest}
    />
  );
}
