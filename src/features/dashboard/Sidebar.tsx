import { commentsPath } from '@contract/comments/commentsPath';
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
const comments: Entry = { to: paths.comments, name: 'Comments', icon: 'comment' };
const letters: Entry = { to: paths.letters, name: 'Letters', icon: 'letter' };
/** Leads to the messages while some are open. */
const withMessages = (open: number): Entry =>
  open > 0 ? { ...letters, to: `${paths.letters}?view=open` } : letters;
/** Leads to the accounts that wait, while there are some. */
const withAccounts = (pending: number): Entry =>
  pending > 0 ? { ...allUsers, to: `${paths.users}?state=waiting` } : allUsers;
const withCount = (name: string, count: number) =>
  count === 0 ? name : `${name} (${countedText(count)})`;
const settings: Entry = { to: paths.settings, name: 'Settings', icon: 'settings' };
const site: Entry = { to: paths.site, name: 'Site', icon: 'eye' };
const ownPosts: Entry = { to: paths.ownPosts, name: 'My Posts', icon: 'document' };
const followers: Entry = { to: paths.followers, name: 'My Followers', icon: 'followers' };
const followings: Entry = { to: paths.followings, name: 'My Followings', icon: 'followings' };
const numbers: Entry = { to: paths.numbers, name: 'Numbers', icon: 'chart' };
const subscribers: Entry = { to: paths.subscribers, name: 'Subscribers', icon: 'letter' };
const book: Entry = { to: paths.book, name: 'Book', icon: 'book' };
const choices: Entry = { to: paths.choices, name: 'Notifications', icon: 'bell' };
const profile: Entry = { to: paths.ownProfile, name: 'Profile', icon: 'user' };
const account: Entry = { to: paths.account, name: 'Account', icon: 'settings' };
const own = [choices, profile, account];

type SidebarProps = {
  isAdmin: boolean;
  isModerator: boolean;
  isVerified: boolean;
  /** A member without posts finds first what readers need. */
  isReader: boolean;
  /** How much waits for a decision of the user. */
  pending: number;
  /** How many messages of the contact form are open. */
  messages: number;
  /** How many accounts wait for approval. */
  accounts: number;
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
        notify.error(gateTexts.verifyToCreate);
      }}
    >
      {content}
    </button>
  );
}

export function Sidebar(props: SidebarProps) {
  const { isAdmin, isModerator, isVerified, isReader, pending, messages, accounts, onFollow } =
    props;
  const entry = ({ to, name, icon, isExact = false }: Entry, count = 0) => (
    <li key={name}>
      <NavLink
        to={to}
        end={isExact}
        className={({ isActive }) =>
          classes(entryClasses, isActive ? 'font-semibold text-accent' : 'text-ink')
        }
        {...(onFollow ? { onClick: onFollow } : {})}
      >
        <Icon name={icon} />
        {withCount(name, count)}
      </NavLink>
    </li>
  );
  const entries = (list: readonly Entry[]) => list.map((one) => entry(one));
  const create = (
    <li key="create">
      <CreateEntry isVerified={isVerified} {...(onFollow ? { onFollow } : {})} />
    </li>
  );
  // What waits for moderators is counted at their queue.
  const received = isModerator ? 0 : pending;
  const tab = received > 0 ? 'waiting' : isReader ? 'own' : 'all';
  const ownComments = entry({ ...comments, to: commentsPath(tab) }, received);
  return (
    <nav aria-label="Dashboard">
      <ul className="grid gap-1">
        {entry(overview)}
        {isModerator ? entry(moderation, pending) : null}
        {isAdmin ? entry(withAccounts(accounts), accounts) : null}
        {isAdmin ? entry(withMessages(messages), messages) : null}
        {isAdmin ? entries([settings, site]) : null}
        {isReader ? entries([book, followings, ...own]) : create}
        {isReader ? null : entries([ownPosts, numbers])}
        {ownComments}
        {isReader ? create : entries([followers, followings, subscribers, book, ...own])}
        {isReader ? entries([ownPosts, numbers, followers, subscribers]) : null}
      </ul>
    </nav>
  );
}
