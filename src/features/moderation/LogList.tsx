import type { LogEntry } from '@contract/moderation/moderationEntities';
import { profilePath } from '@contract/pages';
import { Link } from 'react-router-dom';
import { longDateAndTime } from '@/lib/dates';

const verbs: Readonly<Record<string, string>> = {
  setRole: 'changed the role of',
  shown: 'showed',
  held: 'held back',
  hidden: 'hid',
  removed: 'removed',
  upheld: 'upheld the report of',
  dismissed: 'dismissed the report of',
  restricted: 'restricted',
  lifted: 'lifted a restriction of',
  blocked: 'blocked',
  unblocked: 'unblocked',
  unpublished: 'unpublished',
  allowed: 'allowed the publication of',
  closed: 'closed the comments of',
  opened: 'opened the comments of',
};

const subjects: Readonly<Record<string, string>> = {
  account: 'an account',
  post: 'a post',
  comment: 'a comment',
  comments: 'all comments of an account',
};

function LogItem({ entry }: { entry: LogEntry }) {
  const { actor, action, subject, reason, createdAt } = entry;
  return (
    <li className="grid gap-1 border-b py-4">
      <p>
        {actor ? (
          <Link dir="auto" to={profilePath(actor.username)} className="font-medium text-link">
            {actor.fullName}
          </Link>
        ) : (
          'A closed account'
        )}{' '}
        {verbs[action] ?? action}{' '}
        <Link to={subject.url} className="text-link">
          {subjects[subject.kind] ?? subject.kind}
        </Link>
      </p>
      {reason ? (
        <p dir="auto" className="wrap-anywhere text-quiet">
          {reason}
        </p>
      ) : null}
      <p className="text-sm text-quiet">{longDateAndTime(createdAt)}</p>
    </li>
  );
}

/** Who decided what, newest first. */
export function LogList({ entries }: { entries: readonly LogEntry[] }) {
  return (
    <ul aria-label="Log">
      {entries.map((entry) => (
        <LogItem key={entry._id} entry={entry} />
      ))}
    </ul>
  );
}
