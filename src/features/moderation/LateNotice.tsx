import { moderationPath } from '@contract/pages';
import { can } from '@contract/permissions';
import { lateMessage } from '@contract/texts/decisionTexts';
import { Link } from 'react-router-dom';
import { useViewer } from '@/store/hooks';
import { Icon } from '@/ui/Icon';
import { useWaiting } from './useWaiting';

const longest = 24 * 60 * 60_000;
const isLate = (since: string) => Date.now() - Date.parse(since) > longest;

/** Tells administrators that something has waited for a decision for more than a day. */
export function LateNotice() {
  const isAdmin = can(useViewer(), 'read log');
  const waiting = useWaiting().data;
  if (!isAdmin || !waiting?.since || !isLate(waiting.since)) return null;
  return (
    <p className="flex items-center gap-3 border-s-2 border-accent ps-3">
      <Icon name="checklist" />
      <Link to={moderationPath(waiting.reports > 0 ? 'reported' : 'held')} className="text-link">
        {lateMessage(waiting)}
      </Link>
    </p>
  );
}
