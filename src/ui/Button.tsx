import type { ComponentProps } from 'react';
import { classes } from './classes';

type Variant = 'primary' | 'secondary' | 'quiet' | 'danger';

const base =
  'button touchable inline-flex items-center justify-center gap-2 rounded-control px-4 text-[0.95rem] font-medium transition-colors disabled:cursor-not-allowed disabled:opacity-55';

const variants: Record<Variant, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'border border-edge text-ink hover:bg-sunken',
  quiet: 'text-quiet hover:bg-sunken hover:text-ink',
  danger: 'border border-bad text-bad hover:bg-bad-soft',
};

/** The classes of a button, for links that look like one. */
export function buttonClasses(variant: Variant = 'primary') {
  return classes(base, variants[variant]);
}

type ButtonProps = ComponentProps<'button'> & {
  variant?: Variant;
  /** Disables the button while its action is running. */
  busy?: boolean;
};

export function Button({
  variant = 'primary',
  busy = false,
  className,
  disabled,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      className={classes(buttonClasses(variant), className)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      {...rest}
    />
  );
}
