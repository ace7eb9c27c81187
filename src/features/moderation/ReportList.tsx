import type { Report } from '@contract/moderation/moderationEntities';
import { can, type Viewer } from '@contract/permissions';
import { decisionTexts } from '@contract/texts/decisionTexts';
import { useRef, useState } from 'react';
import { useNextEntry } from '@/lib/hooks/useNextEntry';
import { useAppDispatch, useViewer } from '@/store/hooks';
import { ActionMenu } from '@/ui/ActionMenu';
import { Button } from '@/ui/Button';
import { DecideReportDialog, type Upheld } from './DecideReportDialog';
import { ListKeysHint } from './ListKeysHint';
import { MainButton } from './MainButton';
import { decidedBefore, decideReport, type ReportDecision } from './moderationThunks';
import { ReportedSubject } from './ReportedSubject';
import { useListKeys } from './useListKeys';

type ItemProps = { report: Report; onDismiss: () => void; onUphold: (action: Upheld) => void };

/** What the viewer may do about the author and, if it is a comment, about the subject. */
function permissionsFor(viewer: Viewer, { subject: { author, authorRole } }: Report) {
  const account = author && { id: author._id, role: authorRole };
  return {
    decide: account !== null && can(viewer, 'decide comments of', account),
    restrict: account !== null && can(viewer, 'restrict', account),
    block: account !== null && can(viewer, 'block user', account),
  };
}

/** The decisions about a reported subject: the usual ones as buttons, the others in a menu. */
function Decisions({ report, onDismiss, onUphold }: ItemProps) {
  const { kind } = report;
  const may = permissionsFor(useViewer(), report);
  const entry = (label: string, action: Upheld) => ({ label, onSelect: () => onUphold(action) });
  const others = [
    ...(may.restrict && kind !== 'profile' ? [entry('Restrict the author…', 'restrict')] : []),
    ...(may.block ? [entry('Block the author…', 'block')] : []),
    entry('Uphold only…', null),
  ];
  return (
    <div className="flex flex-wrap items-center gap-2">
      {kind === 'comment' ? (
        may.decide ? (
          <>
            <MainButton onClick={() => onUphold('hide')}>Hide…</MainButton>
            <Button variant="danger" onClick={() => onUphold('remove')}>
              Remove…
            </Button>
          </>
        ) : null
      ) : kind === 'post' ? (
        <MainButton onClick={() => onUphold('hide')}>Unpublish…</MainButton>
      ) : kind === 'heading' ? (
        <MainButton onClick={() => onUphold('hide')}>Make private…</MainButton>
      ) : may.restrict ? (
        <MainButton onClick={() => onUphold('restrict')}>Restrict…</MainButton>
      ) : null}
      <Button variant="secondary" onClick={onDismiss}>
        Dismiss
      </Button>
      <ActionMenu icon="more" label="Other decisions" entries={others} />
    </div>
  );
}

function ReportItem({ report, onDismiss, onUphold }: ItemProps) {
  return (
    <li data-item tabIndex={-1} className="grid gap-2 py-4">
      <ReportedSubject report={report} />
      <Decisions report={report} onDismiss={onDismiss} onUphold={onUphold} />
    </li>
  );
}

type ReportListProps = {
  reports: readonly Report[];
  /** Gets the report as it is decided now, by the viewer or by another moderator; null if it is gone. */
  onDecided: (decided: Report | null) => void;
};

/** What members reported, with the decisions that a moderator can make. */
export function ReportList({ reports, onDecided }: ReportListProps) {
  const dispatch = useAppDispatch();
  const list = useRef<HTMLUListElement>(null);
  const [upheld, setUpheld] = useState<{ report: Report; action: Upheld } | null>(null);
  const markDecided = useNextEntry(
    list,
    reports.map(({ _id }) => _id),
  );
  useListKeys(list);

  async function decide(id: string, decision: ReportDecision) {
    const outcome = await dispatch(decideReport({ id, ...decision }));
    const decided = decideReport.fulfilled.match(outcome)
      ? outcome.payload.report
      : decidedBefore(decideReport.rejected.match(outcome) ? outcome.payload : undefined);
    if (decided === undefined) return false;
    markDecided(id);
    onDecided(decided);
    return true;
  }

  return (
    <>
      <ListKeysHint others={decisionTexts.undoKey} />
      <ul ref={list} aria-label="Reports" className="divide-y">
        {reports.map((report) => (
          <ReportItem
            key={report._id}
            report={report}
            onDismiss={() => void decide(report._id, { decision: 'dismissed' })}
            onUphold={(action) => setUpheld({ report, action })}
          />
        ))}
      </ul>
      {upheld ? (
        <DecideReportDialog
          kind={upheld.report.kind}
          action={upheld.action}
          onDecide={async (decision) => decide(upheld.report._id, decision)}
          onClose={() => setUpheld(null)}
        />
      ) : null}
    </>
  );
}
