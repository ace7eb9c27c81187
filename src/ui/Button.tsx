import type { ComponentProps } from 'react';
import { classes } from './classes';

type Variant = 'primary' | 'secondary' | 'quiet' | 'danger';

const base =
  'touchable inline-flex items-center justify-center gap-2 rounded-control px-4 text-[0.95rem] font-medium transition-colors disabled:cursor-not-allowed disabled:opacity-55';

const variants: Record<Variant, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'border border-edge text-ink hover:bg-sunken',
  quiet: 'text-quiet hover:bg-sunken hover:text-ink',
  danger: 'border border-bad text-bad hover:bg-bad-soft',
};

/** The variant of a button, for links that act like one. */
export function buttonClasses(variant: Variant = 'primary') {
  return classes(base, variants[variant]);
}

type ButtonProps = ComponentProps<'button'> & {
  variant?: Variant;
  /** Shows that work is under way and takes no second click. */
  busy?: boolean;
};

export function Button({
  variant = 'primary',
  busy = false,
  className,
  type = 'button',
  disabled,
  ...rest
}: ButtonProps) {
  return (
    <button
      // oxlint-disable-next-line react/button-has-type
      type={type}
      className={classes(buttonClasses(variant), className)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      {...rest}
    />
  );
}
