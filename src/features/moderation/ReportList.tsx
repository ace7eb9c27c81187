import type { Report } from '@contract/moderation/moderationEntities';
import { postPath, profilePath } from '@contract/pages';
import { can, type Viewer } from '@contract/permissions';
import { commentPath } from '@contract/postAnchors';
import { reportReasonNames, upheldBefore } from '@contract/texts/reportTexts';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ReportDecision } from '@/api/reports';
import { longDate, longDateAndTime } from '@/lib/dates';
import { useAppDispatch, useViewer } from '@/store/hooks';
import { ActionMenu } from '@/ui/ActionMenu';
import { Button } from '@/ui/Button';
import { DecideReportDialog, type Upheld } from './DecideReportDialog';
import { ListKeysHint } from './ListKeysHint';
import { decideReport } from './moderationThunks';
import { useListKeys } from './useListKeys';
import { useNextEntry } from './useNextEntry';

const kindNames = {
  post: 'Post',
  comment: 'Comment under',
  profile: 'Profile',
  heading: 'Heading of a book',
} as const;
const reasonNames: Readonly<Record<string, string>> = reportReasonNames;

function pathOf({ kind, subject }: Report) {
  if (kind === 'heading') return subject.url;
  if (kind === 'profile') return profilePath(subject.url);
  return kind === 'comment' ? commentPath(subject.url, subject._id) : postPath(subject.url);
}

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
            <Button onClick={() => onUphold('hide')}>Hide…</Button>
            <Button variant="danger" onClick={() => onUphold('remove')}>
              Remove…
            </Button>
          </>
        ) : null
      ) : kind === 'post' ? (
        <Button onClick={() => onUphold('hide')}>Unpublish…</Button>
      ) : kind === 'heading' ? (
        <Button onClick={() => onUphold('hide')}>Make private…</Button>
      ) : may.restrict ? (
        <Button onClick={() => onUphold('restrict')}>Restrict…</Button>
      ) : null}
      <Button variant="secondary" onClick={onDismiss}>
        Dismiss
      </Button>
      <ActionMenu icon="more" label="Other decisions" entries={others} />
    </div>
  );
}

/** What was reported as text, when it was written, and what is known about who wrote it. */
function ReportedWords({ report: { kind, subject, person } }: Pick<ItemProps, 'report'>) {
  return (
    <>
      {subject.text === '' || kind === 'heading' ? null : (
        <blockquote
          aria-label="What was reported"
          dir="auto"
          className="wrap-anywhere whitespace-pre-wrap border-s-2 border-accent ps-3"
        >
          {subject.text}
        </blockquote>
      )}
      {person ? (
        <p className="text-sm text-quiet">
          {kind !== 'profile' && subject.createdAt
            ? `Written ${longDateAndTime(subject.createdAt)} · `
            : ''}
          Member since {longDate(person.createdAt)} · {upheldBefore(person.upheld)}
        </p>
      ) : null}
    </>
  );
}

function ReportItem({ report, onDismiss, onUphold }: ItemProps) {
  const { kind, subject, reasons, texts, count, createdAt } = report;
  return (
    <li data-item tabIndex={-1} className="grid gap-2 py-4">
      <p className="text-lg">
        {kindNames[kind]}{' '}
        <Link to={pathOf(report)} className="text-link">
          <bdi>
            {kind === 'profile' ? (subject.author?.fullName ?? subject.title) : subject.title}
          </bdi>
        </Link>
      </p>
      <p className="text-sm text-quiet">
        {kind !== 'profile' && subject.author ? (
          <>
            by{' '}
            <Link dir="auto" to={profilePath(subject.author.username)} className="text-link">
              {subject.author.fullName}
            </Link>{' '}
            ·{' '}
          </>
        ) : null}
        {count === 1 ? 'Reported once' : `Reported by ${count} people`} ·{' '}
        {longDateAndTime(createdAt)}
      </p>
      <ReportedWords report={report} />
      <ul aria-label="Reasons" className="flex flex-wrap gap-x-4">
        {Object.entries(reasons).map(([reason, people]) => (
          <li key={reason}>
            {reasonNames[reason] ?? reason}
            {people > 1 ? ` (${people})` : ''}
          </li>
        ))}
      </ul>
      {[...new Set(texts)].map((text) => (
        <blockquote
          key={text}
          dir="auto"
          className="wrap-anywhere whitespace-pre-wrap border-s-2 ps-3 text-quiet"
        >
          {text}
        </blockquote>
      ))}
      <Decisions report={report} onDismiss={onDismiss} onUphold={onUphold} />
    </li>
  );
}

type ReportListProps = { reports: readonly Report[]; onDecided: () => void };

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
    // Another moderator was faster: the list no longer has it.
    const isOver = decideReport.rejected.match(outcome) ? outcome.payload?.status === 409 : true;
    if (isOver) {
      markDecided(id);
      onDecided();
    }
    return isOver;
  }

  return (
    <>
      <ListKeysHint />
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
