import type { User } from '@contract/entities';
import { paths } from '@contract/pages';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Avatar } from '@/ui/Avatar';

const entryClasses = 'touchable flex w-full items-center px-4 hover:bg-sunken';

/** What the navigation in the header has no room for; "Write" is there on wide screens. */
const write = { to: paths.create, name: 'Write', className: 'lg:hidden' };
const links = [
  { to: paths.book, name: 'Your book', className: '' },
  { to: paths.ownPosts, name: 'My Posts', className: '' },
  { to: paths.ownProfile, name: 'Profile', className: '' },
  { to: paths.editProfile, name: 'Edit Profile', className: '' },
  { to: paths.account, name: 'Account', className: '' },
];

type AccountMenuProps = {
  user: Pick<User, 'avatar' | 'firstName' | 'lastName' | 'username' | 'isVerified'>;
};

/** The user's picture, which opens a menu on wide screens. */
export function AccountMenu({ user }: AccountMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);

  function close() {
    summary.current?.focus();
    setIsOpen(false);
  }

  const closeOnEscape = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  });

  useEffect(() => {
    if (!isOpen) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    function closeOutside({ target }: Event) {
      if (target instanceof Node && !details.current?.contains(target)) setIsOpen(false);
    }
    document.addEventListener('pointerdown', closeOutside, { signal });
    document.addEventListener('focusin', closeOutside, { signal });
    document.addEventListener('keydown', (event) => closeOnEscape(event), { signal });
    return () => listening.abort();
  }, [isOpen]);

  return (
    <details
      ref={details}
      open={isOpen}
      className="relative hidden md:block"
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary
        ref={summary}
        aria-label="Account menu"
        className="touchable grid place-items-center rounded-full"
      >
        <Avatar
          src={user.avatar.secure_url}
          name={`${user.firstName} ${user.lastName}`}
          size="small"
        />
      </summary>
      {isOpen ? (
        <nav
          aria-label="Account"
          className="absolute end-0 w-56 rounded-card border bg-raised py-2 floating-shadow"
        >
          <p className="grid border-b px-4 py-2">
            <bdi className="font-semibold">{`${user.firstName} ${user.lastName}`}</bdi>
            <bdi className="text-sm text-quiet">{`@${user.username}`}</bdi>
          </p>
          <ul className="pt-2">
            {(user.isVerified ? [write, ...links] : links).map(({ to, name, className }) => (
              <li key={to} className={className}>
                <Link to={to} className={entryClasses} onClick={close}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </details>
  );
}
