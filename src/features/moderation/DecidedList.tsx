import type { Report } from '@contract/moderation/moderationEntities';
import { profilePath } from '@contract/pages';
import { decidedActionName, reportStateNames } from '@contract/texts/reportTexts';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { longDateAndTime } from '@/lib/dates';
import { ListKeysHint } from './ListKeysHint';
import { ReportedSubject } from './ReportedSubject';
import { useListKeys } from './useListKeys';

/** Who decided what, when and why. */
function Decision({ report: { kind, state, decision } }: { report: Report }) {
  if (!decision) return null;
  const { action, reason, by, createdAt } = decision;
  return (
    <>
      <p>
        {reportStateNames[state]} by{' '}
        {by ? (
          <Link dir="auto" to={profilePath(by.username)} className="text-link">
            {by.fullName}
          </Link>
        ) : (
          'a closed account'
        )}
        {action === null ? '' : ` · ${decidedActionName(kind, action)}`} ·{' '}
        {longDateAndTime(createdAt)}
      </p>
      {reason === '' ? null : (
        <p dir="auto" className="wrap-anywhere whitespace-pre-wrap text-quiet">
          {reason}
        </p>
      )}
    </>
  );
}

/** Reports that were decided, with the decisions. */
export function DecidedList({ reports }: { reports: readonly Report[] }) {
  const list = useRef<HTMLUListElement>(null);
  useListKeys(list);
  return (
    <>
      <ListKeysHint />
      <ul ref={list} aria-label="Decided reports" className="divide-y">
        {reports.map((report) => (
          <li key={report._id} data-item tabIndex={-1} className="grid gap-2 py-4">
            <ReportedSubject report={report} />
            <Decision report={report} />
          </li>
        ))}
      </ul>
    </>
  );
}
