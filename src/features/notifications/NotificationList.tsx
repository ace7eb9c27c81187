import type { Notification } from '@contract/notifications/notificationEntities';
import { notificationSentence } from '@contract/notifications/notificationSentence';
import { notificationTexts } from '@contract/texts/notificationTexts';
import { createElement, Fragment, type ReactNode, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { groupByDay } from '@/lib/calendar';
import { useListKeys } from '@/lib/hooks/useListKeys';
import { Avatar } from '@/ui/Avatar';
import { classes } from '@/ui/classes';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import { ListKeysHint } from '@/ui/ListKeysHint';
import { RowMenu } from './RowMenu';

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

type PlaceProps = { url: string; onOpen: () => void; children: ReactNode };

/** What a row leads to, if anything. */
function Place({ url, onOpen, children }: PlaceProps) {
  const shape = 'flex min-w-[min(12rem,100%)] flex-1 items-start gap-4 rounded-control px-2 py-4';
  if (url === '') return <div className={shape}>{children}</div>;
  return (
    <Link to={url} onClick={onOpen} className={classes(shape, 'hover:bg-sunken')}>
      {children}
    </Link>
  );
}

/** The beginning of what was said last; of several people, who said it. */
function Words({ words, actors: [actor], count }: Notification) {
  if (words === undefined) return null;
  return (
    <span className="line-clamp-2 wrap-anywhere text-sm text-quiet">
      {count > 1 && actor ? (
        <>
          <bdi>{actor.fullName}</bdi>:{' '}
        </>
      ) : null}
      <bdi>“{words}”</bdi>
    </span>
  );
}

type RowProps = {
  told: Notification;
  time: string;
  /** Marks the row as read. */
  onSeen: () => void;
};

function Row({ told, time, onSeen }: RowProps) {
  const item = useRef<HTMLLIElement>(null);
  const id = useId();
  const { isSeen } = told;

  function handleSeen() {
    // The button goes when it is done.
    item.current?.focus();
    onSeen();
  }

  return (
    <li
      ref={item}
      data-item={told._id}
      tabIndex={-1}
      className="flex flex-wrap items-start border-b"
    >
      <Place url={told.subject.url} onOpen={onSeen}>
        <Picture {...told} />
        <span className="grid min-w-0 flex-1 gap-1">
          <span id={id} className="wrap-anywhere">
            <NotificationText told={told} />
          </span>
          <Words {...told} />
          {told.reason === undefined ? null : (
            <span className="wrap-anywhere text-sm">
              Reason: <bdi>{told.reason}</bdi>
            </span>
          )}
          <span className="flex flex-wrap items-center gap-2 text-sm text-quiet">
            <time dateTime={told.createdAt}>{time}</time>
            {isSeen ? null : (
              <span className="rounded-full bg-accent px-2 text-sm font-semibold text-on-accent">
                New
              </span>
            )}
          </span>
        </span>
      </Place>
      <div className="ms-auto flex py-4 max-sm:flex-col">
        {isSeen ? null : (
          <IconButton
            icon="check"
            label="Mark as read"
            aria-describedby={id}
            onClick={handleSeen}
          />
        )}
        {told.silenceable ? <RowMenu {...told.silenceable} /> : null}
      </div>
    </li>
  );
}

type DayProps = {
  name: string;
  entries: readonly { entry: Notification; time: string }[];
  onSeen: (id: string) => void;
};

function Day({ name, entries, onSeen }: DayProps) {
  const id = useId();
  return (
    <div>
      <h2 id={id} className="text-xl">
        {name}
      </h2>
      <ul aria-labelledby={id}>
        {entries.map(({ entry, time }) => (
          <Row key={entry._id} told={entry} time={time} onSeen={() => onSeen(entry._id)} />
        ))}
      </ul>
    </div>
  );
}

type NotificationListProps = {
  notifications: readonly Notification[];
  /** Marks a row as read. */
  onSeen: (id: string) => void;
};

/** What the member was told by day, the last event first. */
export function NotificationList({ notifications, onSeen }: NotificationListProps) {
  const list = useRef<HTMLDivElement>(null);

  function handleSeen(id: string) {
    const isNew = notifications.some(({ _id, isSeen }) => _id === id && !isSeen);
    if (isNew) onSeen(id);
  }

  useListKeys(list, { e: handleSeen });
  return (
    <div ref={list} className="grid gap-8">
      <ListKeysHint others={notificationTexts.seenKey} />
      {groupByDay(notifications).map((day) => (
        <Day key={day.name} {...day} onSeen={handleSeen} />
      ))}
    </div>
  );
}
