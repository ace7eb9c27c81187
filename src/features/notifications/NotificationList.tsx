import type { Notification } from '@contract/notifications/notificationEntities';
import { notificationSentence } from '@contract/notifications/notificationSentence';
import { createElement, Fragment, type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { groupByDay } from '@/lib/calendar';
import { Avatar } from '@/ui/Avatar';
import { classes } from '@/ui/classes';
import { Icon } from '@/ui/Icon';

const classOf = { name: 'font-semibold', title: 'font-serif' } as const;

/** One sentence about what happened. Names and titles can be written in another direction. */
function NotificationText({ told }: { told: Parameters<typeof notificationSentence>[0] }) {
  const parts = notificationSentence(told).map(({ kind, text }) =>
    kind === 'text' ? text : createElement('bdi', { className: classOf[kind] }, text),
  );
  // As arguments, because the parts have no keys: two people can have the same name.
  return createElement(Fragment, null, ...parts);
}

function Picture({ actors, isSeen }: Pick<Notification, 'actors' | 'isSeen'>) {
  const [first] = actors;
  if (first) return <Avatar src={first.avatar.secure_url} name={first.fullName} />;
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

/** What a row leads to, if anything. */
function Place({ url, children }: { url: string; children: ReactNode }) {
  const shape = 'flex items-start gap-4 rounded-control px-2 py-4';
  if (url === '') return <div className={shape}>{children}</div>;
  return (
    <Link to={url} className={classes(shape, 'hover:bg-sunken')}>
      {children}
    </Link>
  );
}

type RowProps = { told: Notification; time: string };

function Row({ told, time }: RowProps) {
  return (
    <li className="border-b">
      <Place url={told.subject.url}>
        <Picture {...told} />
        <span className="grid min-w-0 flex-1 gap-1">
          <span className="wrap-anywhere">
            <NotificationText told={told} />
          </span>
          {told.reason === undefined ? null : (
            <span className="wrap-anywhere text-sm">
              Reason: <bdi>{told.reason}</bdi>
            </span>
          )}
          <span className="flex flex-wrap items-center gap-2 text-sm text-quiet">
            <time dateTime={told.createdAt}>{time}</time>
            {told.isSeen ? null : (
              <span className="rounded-full bg-accent px-2 text-sm font-semibold text-on-accent">
                New
              </span>
            )}
          </span>
        </span>
      </Place>
    </li>
  );
}

type DayProps = { name: string; entries: readonly { entry: Notification; time: string }[] };

function Day({ name, entries }: DayProps) {
  const id = useId();
  return (
    <div>
      <h2 id={id} className="text-xl">
        {name}
      </h2>
      <ul aria-labelledby={id}>
        {entries.map(({ entry, time }) => (
          <Row key={entry._id} told={entry} time={time} />
        ))}
      </ul>
    </div>
  );
}

/** What the member was told by day, the last event first. */
export function NotificationList({ notifications }: { notifications: readonly Notification[] }) {
  return (
    <div className="grid gap-8">
      {groupByDay(notifications).map((day) => (
        <Day key={day.name} {...day} />
      ))}
    </div>
  );
}
