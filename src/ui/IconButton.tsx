import type { ComponentProps } from 'react';
import { classes } from './classes';
import { Icon, type IconName } from './Icon';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: IconName;
  /** The accessible name and the tooltip. */
  label: string;
};

export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={classes(
        'touchable inline-flex items-center justify-center rounded-full text-quiet transition-colors hover:bg-sunken hover:text-ink disabled:cursor-not-allowed disabled:opacity-40',
        className,
      )}
      {...rest}
    >
      <Icon name={icon} />
    </button>
  );
}
