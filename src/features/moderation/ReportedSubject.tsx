import type { Report } from '@contract/moderation/moderationEntities';
import { postPath, profilePath } from '@contract/pages';
import { can } from '@contract/permissions';
import { commentPath } from '@contract/postAnchors';
import { reportReasonNames, upheldBefore } from '@contract/texts/reportTexts';
import { Link } from 'react-router-dom';
import { longDate } from '@/lib/dates';
import { useViewer } from '@/store/hooks';
import { Moment } from '@/ui/Moment';

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

/** Whether the decision took the post away: not every moderator can still open it. */
const isUnpublished = ({ kind, decision }: Report) =>
  kind === 'post' && (decision?.action === 'hide' || decision?.action === 'remove');

type ReportedSubjectProps = { report: Report };

/** What was reported as text, when it was written, and what is known about who wrote it. */
function ReportedWords({ report: { kind, subject, person } }: ReportedSubjectProps) {
  return (
    <>
      {subject.text === '' || (kind === 'heading' && subject.text === subject.title) ? null : (
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
          {kind !== 'profile' && subject.createdAt ? (
            <>
              Written <Moment at={subject.createdAt} /> ·{' '}
            </>
          ) : null}
          Member since {longDate(person.createdAt)} · {upheldBefore(person.upheld)}
        </p>
      ) : null}
    </>
  );
}

/** What was reported, of whom, and why. */
export function ReportedSubject({ report }: ReportedSubjectProps) {
  const { kind, subject, reasons, texts, count, createdAt } = report;
  const unpublished = { authorId: subject.author?._id ?? '', isPublished: false };
  // The title of a post that the viewer can't open is not in the answer.
  const isClosed = subject.url === '';
  const viewer = useViewer();
  const mayOpen = !isClosed && (can(viewer, 'read post', unpublished) || !isUnpublished(report));
  const title = kind === 'profile' ? (subject.author?.fullName ?? subject.title) : subject.title;
  const closedPost = kind === 'post' ? 'that is not published' : 'a post that is not published';
  const name = isClosed ? closedPost : <bdi>{title}</bdi>;
  return (
    <>
      <p className="text-lg">
        {kindNames[kind]}{' '}
        {mayOpen ? (
          <Link to={pathOf(report)} className="text-link">
            {name}
          </Link>
        ) : (
          name
        )}
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
        {count === 1 ? 'Reported once' : `Reported by ${count} people`} · <Moment at={createdAt} />
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
    </>
  );
}
