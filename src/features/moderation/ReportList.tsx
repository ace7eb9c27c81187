import type { Report } from '@contract/moderation/moderationEntities';
import { can, type Viewer } from '@contract/permissions';
import { decisionTexts, othersText } from '@contract/texts/decisionTexts';
import { type ReactNode, useRef, useState } from 'react';
import { useListKeys } from '@/lib/hooks/useListKeys';
import { useNextEntry } from '@/lib/hooks/useNextEntry';
import { useAppDispatch, useViewer } from '@/store/hooks';
import { ActionMenu } from '@/ui/ActionMenu';
import { Button, MainButton } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { ListKeysHint } from '@/ui/ListKeysHint';
import { AboutPerson } from './AboutPerson';
import { DecideReportDialog, type Upheld } from './DecideReportDialog';
import { decidedBefore, decideReport, type ReportDecision } from './moderationThunks';
import { ReportedSubject } from './ReportedSubject';

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
  const entry = (label: string, action: Upheld, shortcut?: string) => ({
    label,
    shortcut,
    onSelect: () => onUphold(action),
  });
  const others = [
    ...(may.restrict && kind !== 'profile' ? [entry('Restrict the author…', 'restrict', 'r')] : []),
    ...(may.block ? [entry('Block the author…', 'block')] : []),
    entry('Uphold only…', null),
  ];
  return (
    <div className="flex flex-wrap items-center gap-1 sm:gap-2">
      {kind === 'comment' ? (
        may.decide ? (
          <>
            <MainButton aria-keyshortcuts="h" onClick={() => onUphold('hide')}>
              Hide…
            </MainButton>
            <Button variant="danger" onClick={() => onUphold('remove')}>
              Remove…
            </Button>
          </>
        ) : null
      ) : kind === 'post' ? (
        <MainButton aria-keyshortcuts="h" onClick={() => onUphold('hide')}>
          Unpublish…
        </MainButton>
      ) : kind === 'heading' ? (
        <MainButton aria-keyshortcuts="h" onClick={() => onUphold('hide')}>
          Make private…
        </MainButton>
      ) : may.restrict ? (
        <MainButton aria-keyshortcuts="r" onClick={() => onUphold('restrict')}>
          Restrict…
        </MainButton>
      ) : null}
      <Button variant="secondary" aria-keyshortcuts="d" onClick={onDismiss}>
        Dismiss
      </Button>
      <ActionMenu icon="more" label="Other decisions" entries={others} />
    </div>
  );
}

const kindNames = { post: 'Post', comment: 'Comment', profile: 'Profile', heading: 'Heading' };

type OthersProps = {
  others: Report['others'];
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
};

/** Offers one decision for this report and the others about the person, and shows what it is about then. */
function Others({ others, isChosen, onChoose }: OthersProps) {
  if (others.length === 0) return null;
  return (
    <Checkbox
      label={othersText(others.length)}
      checked={isChosen}
      aria-keyshortcuts="m"
      onChange={onChoose}
      hint={
        isChosen ? (
          <ul>
            {others.map(({ _id: id, kind, text }) => (
              <li key={id} className="wrap-anywhere">
                {kindNames[kind]}: <bdi>{text}</bdi>
              </li>
            ))}
          </ul>
        ) : null
      }
    />
  );
}

type ReportItemProps = {
  report: Report;
  onDismiss: (others: readonly string[]) => void;
  onUphold: (action: Upheld, others: readonly string[]) => void;
};

function ReportItem({ report, onDismiss, onUphold }: ReportItemProps) {
  const [hasOthers, setHasOthers] = useState(false);
  const { about, person, subject } = report;
  const others = hasOthers ? report.others.map(({ _id }) => _id) : [];
  return (
    <li
      data-item
      tabIndex={-1}
      className="grid gap-x-6 gap-y-3 py-4 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
    >
      <div className="grid content-start gap-2">
        <ReportedSubject report={report} />
        <Others others={report.others} isChosen={hasOthers} onChoose={setHasOthers} />
        <Decisions
          report={report}
          onDismiss={() => onDismiss(others)}
          onUphold={(action) => onUphold(action, others)}
        />
      </div>
      {about && person ? (
        <AboutPerson name={person.fullName} about={about} shown={[subject._id]} />
      ) : null}
    </li>
  );
}

type Asked = { report: Report; action: Upheld; others: readonly string[] };

type ReportListProps = {
  reports: readonly Report[];
  /** Gets the report as it is decided now, by the viewer or by another moderator; null if it is gone. */
  onDecided: (decided: Report | null, at: number) => void;
  /** The entry whose decision was taken back. */
  returned: string | null;
  /** The last decision, shown where its entry was; null without one. */
  last: { at: number; children: ReactNode } | null;
};

/** What members reported, with the decisions that a moderator can make. */
export function ReportList({ reports, onDecided, returned, last }: ReportListProps) {
  const dispatch = useAppDispatch();
  const [upheld, setUpheld] = useState<Asked | null>(null);
  /** The entries whose decision was sent: a second press of the key is ignored. */
  const sent = useRef(new Set<string>());
  const { list, leaveEntry } = useNextEntry<HTMLUListElement>(
    reports.map(({ _id }) => _id),
    returned,
  );
  useListKeys(list);

  async function decide(id: string, decision: ReportDecision) {
    if (sent.current.has(id)) return false;
    sent.current.add(id);
    const outcome = await dispatch(decideReport({ id, ...decision }));
    const decided = decideReport.fulfilled.match(outcome)
      ? outcome.payload.report
      : decidedBefore(decideReport.rejected.match(outcome) ? outcome.payload : undefined);
    sent.current.delete(id);
    if (decided === undefined) return false;
    leaveEntry(id);
    onDecided(
      decided,
      reports.findIndex(({ _id }) => _id === id),
    );
    return true;
  }

  const items = reports.map((report) => (
    <ReportItem
      key={report._id}
      report={report}
      onDismiss={(others) =>
        void decide(report._id, { decision: 'dismissed', others: [...others] })
      }
      onUphold={(action, others) => setUpheld({ report, action, others })}
    />
  ));
  return (
    <>
      <ListKeysHint others={decisionTexts.reportKeys} />
      <ul ref={list} aria-label="Reports" className="divide-y">
        {last
          ? items.toSpliced(
              last.at,
              0,
              <li key="last" className="py-4">
                {last.children}
              </li>,
            )
          : items}
      </ul>
      {upheld ? (
        <DecideReportDialog
          report={upheld.report}
          action={upheld.action}
          others={upheld.others.length}
          onDecide={async (decision) =>
            decide(upheld.report._id, { ...decision, others: [...upheld.others] })
          }
          onClose={() => setUpheld(null)}
        />
      ) : null}
    </>
  );
}
