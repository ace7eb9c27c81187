import type { Person } from '@contract/entities';
import type { LogEntry } from '@contract/moderation/moderationEntities';
import { profilePath } from '@contract/pages';
import { Link } from 'react-router-dom';
import { Moment } from '@/ui/Moment';

const verbs: Readonly<Record<string, string>> = {
  setRole: 'changed the role of',
  moved: 'moved here',
  shown: 'showed',
  held: 'held back',
  hidden: 'hid',
  removed: 'removed',
  upheld: 'upheld the report of',
  dismissed: 'dismissed the report of',
  undone: 'took back the decision about',
  restricted: 'restricted',
  lifted: 'lifted a restriction of',
  blocked: 'blocked',
  unblocked: 'unblocked',
  approved: 'approved',
  unpublished: 'unpublished',
  allowed: 'allowed the publication of',
  closed: 'closed the comments of',
  opened: 'opened the comments of',
  deleted: 'deleted',
  setHolding: 'changed',
  changeSite: 'changed',
  invited: 'invited',
  uninvited: 'withdrew',
};

const subjects: Readonly<Record<string, string>> = {
  account: 'an account',
  post: 'a post',
  comment: 'a comment',
  comments: 'all comments',
  heading: 'a heading',
  site: 'whose comments wait for approval',
};

/** What it was about, where the kind of the subject doesn't say it. */
const ofSettings: Readonly<Record<string, string>> = {
  changeSite: 'the settings',
  invited: 'somebody',
  uninvited: 'an invitation',
};

function PersonLink({ person: { username, fullName } }: { person: Person }) {
  return (
    <Link dir="auto" to={profilePath(username)} className="font-medium text-link">
      {fullName}
    </Link>
  );
}

/** What it was about, with the person concerned. */
function Subject({ entry: { action, subject, person } }: { entry: LogEntry }) {
  const isAccount = subject.kind === 'account';
  if (isAccount && person) return <PersonLink person={person} />;
  const name = ofSettings[action] ?? subjects[subject.kind] ?? subject.kind;
  return (
    <>
      {action === 'deleted' ? (
        name
      ) : (
        <Link to={subject.url} className="text-link">
          {name}
        </Link>
      )}
      {person ? (
        <>
          {' '}
          of <PersonLink person={person} />
        </>
      ) : null}
    </>
  );
}

function LogItem({ entry }: { entry: LogEntry }) {
  const { actor, action, reason, createdAt } = entry;
  return (
    <li className="grid gap-1 border-b py-4">
      <p>
        {actor ? <PersonLink person={actor} /> : 'A closed account'} {verbs[action] ?? action}{' '}
        <Subject entry={entry} />
      </p>
      {reason ? (
        <p dir="auto" className="wrap-anywhere text-quiet">
          {reason}
        </p>
      ) : null}
      <p className="text-sm text-quiet">
        <Moment at={createdAt} />
      </p>
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
