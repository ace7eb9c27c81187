import icons from './icons.svg?no-inline';

export type IconName =
  | 'menu'
  | 'close'
  | 'search'
  | 'previous'
  | 'next'
  | 'edit'
  | 'delete'
  | 'heart'
  | 'comment'
  | 'sun'
  | 'moon'
  | 'eye'
  | 'eyeOff'
  | 'camera'
  | 'link'
  | 'share'
  | 'spark'
  | 'check'
  | 'warning'
  | 'up'
  | 'down'
  | 'plus'
  | 'user'
  | 'letter'
  | 'bell'
  | 'users'
  | 'followers'
  | 'followings'
  | 'chart'
  | 'document'
  | 'logout'
  | 'pause'
  | 'play'
  | 'upload'
  | 'undo'
  | 'redo'
  | 'checklist'
  | 'settings'
  | 'more'
  | 'bookmark'
  | 'book';

type IconProps = { name: IconName; size?: number; filled?: boolean };

/** A decorative icon, hidden from screen readers: the control around it has the accessible name. */
export function Icon({ name, size = 20, filled = false }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="shrink-0"
    >
      <use href={`${icons}#${name}`} />
    </svg>
  );
}
