import type { Report } from '@contract/moderation/moderationEntities';
import { profilePath } from '@contract/pages';
import { decidedActionName, reportStateNames } from '@contract/texts/reportTexts';
import { Link } from 'react-router-dom';
import { Moment } from '@/ui/Moment';

/** Who decided what, when and why. */
export function Decision({ report: { kind, state, decision } }: { report: Report }) {
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
        {action === null ? '' : ` · ${decidedActionName(kind, action)}`} · <Moment at={createdAt} />
      </p>
      {reason === '' ? null : (
        <p dir="auto" className="wrap-anywhere whitespace-pre-wrap text-quiet">
          {reason}
        </p>
      )}
    </>
  );
}
