import type { ComponentProps } from 'react';
import { classes } from './classes';
import { Icon, type IconName } from './Icon';
import { useActivation } from './useActivation';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: IconName;
  /** The accessible name and the tooltip. */
  label: string;
  /** The button does nothing. It keeps the focus, unlike one that is `disabled`. */
  isInactive?: boolean;
};

export function IconButton({
  icon,
  label,
  isInactive = false,
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  const handleClick = useActivation({ isInactive, onClick });
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isInactive || undefined}
      className={classes(
        'touchable inline-flex items-center justify-center rounded-full text-quiet transition-colors hover:bg-sunken hover:text-ink inactive:cursor-not-allowed inactive:opacity-40',
        className,
      )}
      onClick={handleClick}
      {...rest}
    >
      <Icon name={icon} />
    </button>
  );
}
