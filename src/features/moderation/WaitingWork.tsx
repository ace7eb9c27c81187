import { moderationPath } from '@contract/pages';
import { can } from '@contract/permissions';
import {
  countedText,
  lateMessage,
  restrictedText,
  waitingTexts,
} from '@contract/texts/decisionTexts';
import { Link } from 'react-router-dom';
import { useViewer } from '@/store/hooks';
import { Icon } from '@/ui/Icon';
import { useWaiting } from './useWaiting';

const longest = 24 * 60 * 60_000;
const isLate = (since: string) => Date.now() - Date.parse(since) > longest;

type Waiting = NonNullable<ReturnType<typeof useWaiting>['data']>;

function LateNotice({ waiting }: { waiting: Waiting }) {
  return (
    <p className="flex items-center gap-3 border-s-2 border-accent ps-3">
      <Icon name="checklist" />
      <Link to={moderationPath(waiting.reports > 0 ? 'reported' : 'held')} className="text-link">
        {lateMessage(waiting)}
      </Link>
    </p>
  );
}

const queues = [
  { of: 'reports', view: 'reported' },
  { of: 'held', view: 'held' },
] as const;

function Queues({ waiting }: { waiting: Waiting }) {
  if (waiting.reports + waiting.held === 0)
    return <p className="text-quiet">{waitingTexts.nothing}</p>;
  return (
    <ul aria-labelledby="waiting-work" className="grid grid-cols-2 gap-x-6 border-y sm:grid-cols-3">
      {queues.map(({ of, view }) => (
        <li key={of} className="py-4">
          <Link to={moderationPath(view)} className="group grid gap-1">
            <span className="text-sm text-quiet group-hover:underline">{waitingTexts[of]}</span>{' '}
            <span className="font-serif text-4xl tabular-nums group-hover:underline">
              {countedText(waiting[of])}
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

/**
 * Begins the dashboard of those who decide: how much waits, for administrators that it waits for long, and how many
 * people are restricted.
 */
export function WaitingWork() {
  const viewer = useViewer();
  const waiting = useWaiting().data;
  if (!can(viewer, 'moderate') || !waiting) return null;
  const { since, restricted } = waiting;
  return (
    <section aria-labelledby="waiting-work" className="grid gap-3">
      <h2 id="waiting-work" className="text-xl">
        Waiting for a decision
      </h2>
      {can(viewer, 'read log') && since !== null && isLate(since) ? (
        <LateNotice waiting={waiting} />
      ) : null}
      <Queues waiting={waiting} />
      {restricted === null ? null : <Restricted count={restricted} />}
    </section>
  );
}
