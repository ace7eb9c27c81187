import { NavLink } from 'react-router-dom';
import { classes } from '@/ui/classes';

const publicLinks = [
  { to: '/', name: 'Home' },
  { to: '/posts', name: 'All Posts' },
  { to: '/contact', name: 'Contact' },
];
const guestLinks = [
  { to: '/sign-in', name: 'Sign In' },
  { to: '/sign-up', name: 'Sign Up' },
];
const userLinks = [{ to: '/dashboard', name: 'Dashboard' }];

const linkBase =
  'inline-flex min-h-10 items-center rounded-control px-3 text-[0.95rem] hover:bg-sunken pointer-coarse:min-h-11';

function linkClasses({ isActive }: { isActive: boolean }) {
  return classes(linkBase, isActive ? 'font-semibold text-accent' : 'text-ink');
}

type NavigationLinksProps = {
  isLoggedIn: boolean;
  isVertical?: boolean;
  onLogout: () => void;
  onNavigate?: () => void;
};

export function NavigationLinks({
  isLoggedIn,
  isVertical,
  onLogout,
  onNavigate,
}: NavigationLinksProps) {
  const links = [...publicLinks, ...(isLoggedIn ? [] : guestLinks)];
  const renderLink = ({ to, name }: { to: string; name: string }) => (
    <li key={to}>
      <NavLink
        to={to}
        end={to === '/'}
        className={linkClasses}
        {...(onNavigate ? { onClick: onNavigate } : {})}
      >
        {name}
      </NavLink>
    </li>
  );
  return (
    <ul className={classes('flex', isVertical ? 'flex-col gap-1' : 'items-center gap-0.5')}>
      {links.map(renderLink)}
      {isLoggedIn ? (
        <>
          <li>
            <button type="button" className={linkBase} onClick={onLogout}>
              Logout
            </button>
          </li>
          {userLinks.map(renderLink)}
        </>
      ) : null}
    </ul>
  );
}
