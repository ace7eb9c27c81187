import { limits } from '@contract/limits';
import type { Report } from '@contract/moderation/moderationEntities';
import { useRef } from 'react';
import { useListKeys } from '@/lib/hooks/useListKeys';
import { useViewer } from '@/store/hooks';
import { ListKeysHint } from '@/ui/ListKeysHint';
import { Decision } from './Decision';
import { ReportedSubject } from './ReportedSubject';
import { UndoReport } from './UndoDecision';

/** For how long the account can take the decision back. */
function undoLasts({ decision }: Report, viewerId: string | undefined) {
  if (!decision || decision.by?._id !== viewerId) return 0;
  return Date.parse(decision.createdAt) + limits.undoDecision - Date.now();
}

type DecidedListProps = { reports: readonly Report[]; onUndone: () => void };

/** Reports that were decided, with the decisions. */
export function DecidedList({ reports, onUndone }: DecidedListProps) {
  const list = useRef<HTMLUListElement>(null);
  const viewerId = useViewer()?.id;
  useListKeys(list);
  return (
    <>
      <ListKeysHint />
      <ul ref={list} aria-label="Decided reports" className="divide-y">
        {reports.map((report) => (
          <li key={report._id} data-item tabIndex={-1} className="grid gap-2 py-4">
            <ReportedSubject report={report} />
            <Decision report={report} />
            <UndoReport report={report} lasts={undoLasts(report, viewerId)} onDone={onUndone} />
          </li>
        ))}
      </ul>
    </>
  );
}
