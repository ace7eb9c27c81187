import type { ComponentProps } from 'react';
import { classes } from './classes';
import { useActivation } from './useActivation';

type Variant = 'primary' | 'secondary' | 'quiet' | 'danger';

const base =
  'button touchable inline-flex items-center justify-center gap-2 rounded-control px-4 text-[0.95rem] font-medium transition-colors inactive:cursor-not-allowed inactive:opacity-55';

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
  /** The button does nothing while its action is running, and keeps the focus. */
  busy?: boolean;
};

export function Button({
  variant = 'primary',
  busy = false,
  className,
  onClick,
  ...rest
}: ButtonProps) {
  const handleClick = useActivation({ isInactive: busy, onClick });
  return (
    <button
      type="button"
      className={classes(buttonClasses(variant), className)}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={handleClick}
      {...rest}
    />
  );
}

/** The usual decision. It has no colour of its own: red is for what can't be taken back. */
export function MainButton(props: Omit<ComponentProps<typeof Button>, 'variant' | 'className'>) {
  return (
    <Button
      variant="secondary"
      className="border-ink! bg-ink! text-paper! hover:bg-quiet!"
      {...props}
    />
  );
}
