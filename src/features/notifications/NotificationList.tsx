import type { Notification } from '@contract/notifications/notificationEntities';
import { Link } from 'react-router-dom';
import { longDateAndTime } from '@/lib/dates';
import { Avatar } from '@/ui/Avatar';
import { classes } from '@/ui/classes';
import { Icon } from '@/ui/Icon';
import { NotificationText } from './NotificationText';

function Picture({ actors, isSeen }: Pick<Notification, 'actors' | 'isSeen'>) {
  const [first] = actors;
  if (first) return <Avatar src={first.avatar.secure_url} />;
  return (
    <span
      className={classes(
        'grid size-12 shrink-0 place-items-center rounded-full bg-sunken',
        isSeen ? 'text-quiet' : 'text-accent',
      )}
    >
      <Icon name="bell" />
    </span>
  );
}

function Row({ told }: { told: Notification }) {
  return (
    <li className="border-b">
      <Link
        to={told.subject.url}
        className="flex items-start gap-4 rounded-control px-2 py-4 hover:bg-sunken"
      >
        <Picture {...told} />
        <span className="grid min-w-0 flex-1 gap-1">
          <span className="wrap-anywhere">
            <NotificationText told={told} />
          </span>
          <span className="flex flex-wrap items-center gap-2 text-sm text-quiet">
            {longDateAndTime(told.createdAt)}
            {told.isSeen ? null : (
              <span className="rounded-full bg-accent px-2 text-sm font-semibold text-on-accent">
                New
              </span>
            )}
          </span>
        </span>
      </Link>
    </li>
  );
}

/** What the member was told, the last event first. */
export function NotificationList({ notifications }: { notifications: readonly Notification[] }) {
  return (
    <ul aria-label="Notifications">
      {notifications.map((told) => (
        <Row key={told._id} told={told} />
      ))}
    </ul>
  );
}
