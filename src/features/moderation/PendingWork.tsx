import { day } from '@contract/durations';
import { moderationPath } from '@contract/furtherPaths';
import { paths } from '@contract/pages';
import { can } from '@contract/permissions';
import {
  countedText,
  lateMessage,
  restrictedText,
  waitingAccounts,
  waitingTexts,
} from '@contract/texts/decisionTexts';
import { Link } from 'react-router-dom';
import { useViewer } from '@/store/hooks';
import { Icon } from '@/ui/Icon';
import { usePending } from './usePending';

const longest = day;
const isLate = (since: string) => Date.now() - Date.parse(since) > longest;

type Pending = NonNullable<ReturnType<typeof usePending>['data']>;

function LateNotice({ pending }: { pending: Pending }) {
  return (
    <p className="flex items-center gap-3 border-s-2 border-accent ps-3">
      <Icon name="checklist" />
      <Link to={moderationPath(pending.reports > 0 ? 'reported' : 'held')} className="text-link">
        {lateMessage(pending)}
      </Link>
    </p>
  );
}

const queues = [
  { of: 'reports', view: 'reported' },
  { of: 'held', view: 'held' },
] as const;

function Queues({ pending }: { pending: Pending }) {
  if (pending.reports + pending.held === 0)
    return <p className="text-quiet">{waitingTexts.nothing}</p>;
  return (
    <ul aria-labelledby="pending-work" className="grid grid-cols-2 gap-x-6 border-y sm:grid-cols-3">
      {queues.map(({ of, view }) => (
        <li key={of} className="py-4">
          <Link to={moderationPath(view)} className="group grid gap-1">
            <span className="text-sm text-quiet group-hover:underline">{waitingTexts[of]}</span>{' '}
            <span className="font-serif text-4xl tabular-nums group-hover:underline">
              {countedText(pending[of])}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** How many people are restricted now, with the way to the list of them. */
function Restricted({ count }: { count: number }) {
  const text = restrictedText(count);
  return (
    <p className="text-quiet">
      {count > 0 ? (
        <Link to={moderationPath('restricted')} className="text-link">
          {text}
        </Link>
      ) : (
        text
      )}
    </p>
  );
}

function Accounts({ count }: { count: number }) {
  return (
    <p>
      <Link to={`${paths.users}?state=waiting`} className="text-link">
        {waitingAccounts(count)}
      </Link>
    </p>
  );
}

/**
 * Begins the dashboard of those who decide: how much waits, for administrators that it waits for long, and how many
 * people are restricted.
 */
export function PendingWork() {
  const viewer = useViewer();
  const pending = usePending().data;
  if (!can(viewer, 'moderate') || !pending) return null;
  const { since, restricted, accounts = 0 } = pending;
  return (
    <section aria-labelledby="pending-work" className="grid gap-3">
      <h2 id="pending-work" className="text-xl">
        Waiting for a decision
      </h2>
      {can(viewer, 'read log') && since !== null && isLate(since) ? (
        <LateNotice pending={pending} />
      ) : null}
      <Queues pending={pending} />
      {accounts > 0 ? <Accounts count={accounts} /> : null}
      {restricted === null ? null : <Restricted count={restricted} />}
    </section>
  );
}
