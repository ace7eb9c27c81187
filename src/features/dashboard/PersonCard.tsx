import { profilePath } from '@contract/pages';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Avatar } from '@/ui/Avatar';
import { classes } from '@/ui/classes';

type PersonCardProps = {
  username: string;
  name: string;
  avatar: string | undefined;
  isBlocked?: boolean | undefined;
  awaitsApproval?: boolean | undefined;
  /** The text below the name. */
  children: ReactNode;
  /** What can be pressed below it. */
  action?: ReactNode;
};

const mark = (text: string) => (
  <span className="rounded-full bg-bad-soft px-2 text-sm font-medium text-bad">{text}</span>
);

/** A list item; the whole card links to the profile. */
export function PersonCard(props: PersonCardProps) {
  const { username, name, avatar, isBlocked, awaitsApproval, children, action } = props;
  return (
    <li className="border-b">
      <Link
        to={profilePath(username)}
        className={classes('group flex items-center gap-3 py-4', action === undefined && 'h-full')}
      >
        <Avatar src={avatar} name={name} />
        <span className="grid min-w-0 gap-0.5">
          <span className="flex flex-wrap items-center gap-x-2">
            <bdi className="font-serif text-lg leading-snug group-hover:text-accent group-hover:underline">
              {name}
            </bdi>
            {awaitsApproval ? mark('Waiting') : isBlocked ? mark('Blocked') : null}
          </span>
          <span className="grid text-sm text-quiet">{children}</span>
        </span>
      </Link>
      {action}
    </li>
  );
}

export function PersonList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="person-grid">
      {children}
    </ul>
  );
}
