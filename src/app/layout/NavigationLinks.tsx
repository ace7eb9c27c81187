import { NavLink } from 'react-router-dom';
import { classes } from '@/ui/classes';

const open = [
  { to: '/', name: 'Home' },
  { to: '/posts', name: 'All Posts' },
  { to: '/contact', name: 'Contact' },
];
const forGuests = [
  { to: '/sign-in', name: 'Sign In' },
  { to: '/sign-up', name: 'Sign Up' },
];
const forMembers = [{ to: '/dashboard', name: 'Dashboard' }];

const look =
  'inline-flex min-h-10 items-center rounded-control px-3 text-[0.95rem] hover:bg-sunken pointer-coarse:min-h-11';

function linkClasses({ isActive }: { isActive: boolean }) {
  return classes(look, isActive ? 'font-semibold text-accent' : 'text-ink');
}

type NavigationLinksProps = {
  isLoggedIn: boolean;
  isVertical?: boolean;
  onLogout: () => void;
  onFollow?: () => void;
};

export function NavigationLinks({
  isLoggedIn,
  isVertical,
  onLogout,
  onFollow,
}: NavigationLinksProps) {
  const links = [...open, ...(isLoggedIn ? [] : forGuests)];
  const item = ({ to, name }: { to: string; name: string }) => (
    <li key={to}>
      <NavLink
        to={to}
        end={to === '/'}
        className={linkClasses}
        {...(onFollow ? { onClick: onFollow } : {})}
      >
        {name}
      </NavLink>
    </li>
  );
  return (
    <ul className={classes('flex', isVertical ? 'flex-col gap-1' : 'items-center gap-0.5')}>
      {links.map(item)}
      {isLoggedIn ? (
        <>
          <li>
            <button type="button" className={look} onClick={onLogout}>
              Logout
            </button>
          </li>
          {forMembers.map(item)}
        </>
      ) : null}
    </ul>
  );
}
