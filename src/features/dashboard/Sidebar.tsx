import { paths } from '@contract/pages';
import { countedText } from '@contract/texts/decisionTexts';
import { gateTexts } from '@contract/texts/gateTexts';
import { Link, NavLink } from 'react-router-dom';
import { notify } from '@/lib/notify';
import { classes } from '@/ui/classes';
import { Icon, type IconName } from '@/ui/Icon';

const entryClasses =
  'touchable flex w-full items-center gap-3 rounded-control px-3 text-start text-[0.95rem] hover:bg-sunken';

type Entry = { to: string; name: string; icon: IconName; isExact?: boolean };

const overview: Entry = { to: paths.dashboard, name: 'Dashboard', icon: 'chart', isExact: true };
const allUsers: Entry = { to: paths.users, name: 'All Users', icon: 'users' };
const moderation: Entry = { to: paths.moderation, name: 'Moderation', icon: 'checklist' };
const comments: Entry = { to: paths.moderation, name: 'Comments', icon: 'checklist' };
const letters: Entry = { to: paths.letters, name: 'Letters', icon: 'letter' };
const withCount = (name: string, count: number) =>
  count === 0 ? name : `${name} (${countedText(count)})`;
const own: readonly Entry[] = [
  { to: paths.ownPosts, name: 'My Posts', icon: 'document' },
  { to: paths.followers, name: 'My Followers', icon: 'followers' },
  { to: paths.followings, name: 'My Followings', icon: 'followings' },
  { to: paths.subscribers, name: 'Subscribers', icon: 'letter' },
  { to: paths.book, name: 'Book', icon: 'book' },
  { to: paths.choices, name: 'Notifications', icon: 'bell' },
  { to: paths.ownProfile, name: 'Profile', icon: 'user' },
];

type SidebarProps = {
  isAdmin: boolean;
  isModerator: boolean;
  isVerified: boolean;
  /** How much waits for a decision of the user. */
  pending: number;
  /** Called when a link is followed, so that the drawer can close. */
  onFollow?: () => void;
};

function CreateEntry({ isVerified, onFollow }: Pick<SidebarProps, 'isVerified' | 'onFollow'>) {
  const content = (
    <>
      <Icon name="plus" />
      Create New Post
    </>
  );
  if (isVerified) {
    return (
      <Link to={paths.create} className={entryClasses}>
        {content}
      </Link>
    );
  }
  return (
    <button
      type="button"
      className={entryClasses}
      onClick={() => {
        // An open drawer would cover the toast and its live region.
        onFollow?.();
        notify.error(gateTexts.verifyToCreate, gateTexts.verifyToCreate);
      }}
    >
      {content}
    </button>
  );
}

export function Sidebar({ isAdmin, isModerator, isVerified, pending, onFollow }: SidebarProps) {
  const entry = ({ to, name, icon, isExact = false }: Entry) => (
    <li key={to}>
      <NavLink
        to={to}
        end={isExact}
        className={({ isActive }) =>
          classes(entryClasses, isActive ? 'font-semibold text-accent' : 'text-ink')
        }
        {...(onFollow ? { onClick: onFollow } : {})}
      >
        <Icon name={icon} />
        {name}
      </NavLink>
    </li>
  );
  const counted = ({ name, ...rest }: Entry) => ({ ...rest, name: withCount(name, pending) });
  return (
    <nav aria-label="Dashboard">
      <ul className="grid gap-1">
        {entry(overview)}
        {isModerator ? entry(counted(moderation)) : null}
        {isAdmin ? [allUsers, letters].map(entry) : null}
        <li>
          <CreateEntry isVerified={isVerified} {...(onFollow ? { onFollow } : {})} />
        </li>
        {own.map(entry)}
        {isModerator ? null : entry(counted(comments))}
      </ul>
    </nav>
  );
}
