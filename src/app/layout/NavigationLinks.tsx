import { paths } from '@contract/pages';
import { gateTexts } from '@contract/texts/gateTexts';
import { Link, NavLink } from 'react-router-dom';
import { notify } from '@/lib/notify';
import { renderedPart } from '@/lib/renderedPart';
import { useSite } from '@/lib/site';
import { classes } from '@/ui/classes';
import { loadSiteParts } from './loadSiteParts';

/** Few sites have own links, so their code loads with the first one. */
const OwnLinks = renderedPart({ load: async () => (await loadSiteParts()).OwnLinks });

const publicLinks = [
  { to: paths.home, name: 'Home' },
  { to: paths.posts, name: 'All Posts' },
  { to: paths.contact, name: 'Contact' },
];
const guestLinks = [
  { to: paths.signIn, name: 'Sign In' },
  { to: paths.signUp, name: 'Sign Up' },
];
const userLinks = [
  { to: paths.dashboard, name: 'Dashboard' },
  { to: paths.book, name: 'Book' },
];

const linkBase =
  'inline-flex min-h-10 items-center rounded-control px-2 text-[0.95rem] hover:bg-sunken md:px-1 lg:px-3 max-md:w-full pointer-coarse:min-h-11';

const writeClasses = classes(linkBase, 'text-accent');

function linkClasses({ isActive }: { isActive: boolean }) {
  return classes(linkBase, isActive ? 'font-semibold text-accent' : 'text-ink');
}

type WriteLinkProps = {
  canWrite: boolean;
  onNavigate: (() => void) | undefined;
};

function WriteLink({ canWrite, onNavigate }: WriteLinkProps) {
  if (canWrite) {
    return (
      <Link
        to={paths.create}
        className={writeClasses}
        {...(onNavigate ? { onClick: onNavigate } : {})}
      >
        Write
      </Link>
    );
  }
  function handleClick() {
    // An open menu would cover the toast.
    onNavigate?.();
    notify.error(gateTexts.verifyToCreate);
  }
  return (
    <button type="button" className={writeClasses} onClick={handleClick}>
      Write
    </button>
  );
}

type NavigationLinksProps = {
  /** unknown: CSS shows the links of the right one. */
  viewer: 'guest' | 'user' | 'unknown';
  isVertical?: boolean;
  /** False for an account that isn't verified. */
  canWrite: boolean;
  onLogout: () => void;
  onNavigate?: () => void;
};

export function NavigationLinks({
  viewer,
  isVertical,
  canWrite,
  onLogout,
  onNavigate,
}: NavigationLinksProps) {
  const { navigation } = useSite();
  const forGuests = viewer === 'unknown' ? 'signed-in:hidden' : '';
  const forUsers = viewer === 'unknown' ? 'signed-out:hidden' : '';
  const renderLink = ({ to, name }: { to: string; name: string }, className?: string) => (
    <li key={to} className={className}>
      <NavLink
        to={to}
        end={to !== paths.dashboard}
        className={linkClasses}
        {...(onNavigate ? { onClick: onNavigate } : {})}
      >
        {name}
      </NavLink>
    </li>
  );
  return (
    <ul
      className={classes(
        'flex',
        isVertical ? 'flex-col gap-1' : 'flex-wrap items-center lg:gap-0.5',
        navigation.length > 0 && 'narrow',
      )}
    >
      {publicLinks.map((link) => renderLink(link))}
      {navigation.length > 0 ? (
        <li>
          <OwnLinks links={navigation} isVertical={isVertical} onNavigate={onNavigate} />
        </li>
      ) : null}
      {viewer === 'user' ? null : guestLinks.map((link) => renderLink(link, forGuests))}
      {viewer === 'guest' ? null : (
        <>
          {userLinks.map((link) => renderLink(link, forUsers))}
          <li className={forUsers}>
            <div className={isVertical ? '' : 'hidden lg:block'}>
              <WriteLink canWrite={canWrite} onNavigate={onNavigate} />
            </div>
          </li>
          <li className={forUsers}>
            <button type="button" className={classes(linkBase, 'text-quiet')} onClick={onLogout}>
              Logout
            </button>
          </li>
        </>
      )}
    </ul>
  );
}
