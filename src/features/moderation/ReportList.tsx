import type { Report } from '@contract/moderationEntities';
import { postPath, profilePath } from '@contract/pages';
import { reportReasonNames } from '@contract/texts/reportTexts';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ReportDecision } from '@/api/reports';
import { longDateAndTime } from '@/lib/dates';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { ReasonDialog } from '@/ui/ReasonDialog';
import { decideReport } from './moderationThunks';
import { useListKeys } from './useListKeys';

const kindNames = { post: 'Post', comment: 'Comment under', profile: 'Profile' } as const;
const reasonNames: Readonly<Record<string, string>> = reportReasonNames;

function pathOf({ kind, subject }: Report) {
  if (kind === 'profile') return profilePath(subject.url);
  const path = postPath(subject.url);
  return kind === 'comment' ? `${path}#comment-${subject._id}` : path;
}

type Action = NonNullable<ReportDecision['action']> | null;

const dialogs = {
  hide: { title: 'Hide This Comment', confirmLabel: 'Hide', text: 'Its writer reads your reason.' },
  remove: {
    title: 'Remove This Comment',
    confirmLabel: 'Remove',
    text: 'It can’t be shown again. Its writer reads your reason.',
  },
  none: {
    title: 'Uphold This Report',
    confirmLabel: 'Uphold',
    text: 'Administrators read your reason in the log.',
  },
} as const;

type ItemProps = { report: Report; onDismiss: () => void; onUphold: (action: Action) => void };

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
      <div className="flex flex-wrap gap-2">
        {kind === 'comment' ? (
          <>
            <Button onClick={() => onUphold('hide')}>Hide…</Button>
            <Button variant="danger" onClick={() => onUphold('remove')}>
              Remove…
            </Button>
          </>
        ) : (
          <Button onClick={() => onUphold(null)}>Uphold…</Button>
        )}
        <Button variant="secondary" onClick={onDismiss}>
          Dismiss
        </Button>
      </div>
    </li>
  );
}

type ReportListProps = { reports: readonly Report[]; onDecided: () => void };

/** What members reported, with the decisions that a moderator can make. */
export function ReportList({ reports, onDecided }: ReportListProps) {
  const dispatch = useAppDispatch();
  const list = useRef<HTMLUListElement>(null);
  const [upheld, setUpheld] = useState<{ id: string; action: Action } | null>(null);
  const dialog = upheld && dialogs[upheld.action ?? 'none'];
  useListKeys(list);

  async function decide(id: string, decision: ReportDecision) {
    const outcome = await dispatch(decideReport({ id, ...decision }));
    const isDone = outcome.meta.requestStatus === 'fulfilled';
    if (isDone) onDecided();
    return isDone;
  }

  return (
    <>
      <ul ref={list} aria-label="Reports" className="divide-y">
        {reports.map((report) => (
          <ReportItem
            key={report._id}
            report={report}
            onDismiss={() => void decide(report._id, { decision: 'dismissed' })}
            onUphold={(action) => setUpheld({ id: report._id, action })}
          />
        ))}
      </ul>
      {upheld && dialog ? (
        <ReasonDialog
          title={dialog.title}
          confirmLabel={dialog.confirmLabel}
          onConfirm={async (reason) => {
            const action = upheld.action ?? undefined;
            return decide(upheld.id, { decision: 'upheld', reason, ...(action ? { action } : {}) });
          }}
          onClose={() => setUpheld(null)}
        >
          {dialog.text}
        </ReasonDialog>
      ) : null}
    </>
  );
}
