import { publicBookPath } from '@contract/furtherPaths';
import type { Report } from '@contract/moderation/moderationEntities';
import { can, type Viewer } from '@contract/permissions';
import type { ReportEntryRow } from '@server/data/rows/communityRows';
import { serializePerson } from './serializeCards';
import { toIsoTime } from './serializeUser';

/** Characters of what was reported that moderators read in the list. */
const reportedText = 500;

function decisionOf(row: ReportEntryRow): Report['decision'] {
  const { action, decisionReason: reason, decider, decidedAt } = row;
  if (decidedAt === null) return undefined;
  return {
    action,
    reason,
    by: decider && serializePerson(decider),
    createdAt: toIsoTime(decidedAt),
  };
}

function urlOf({ kind, postUrl, slug, author }: ReportEntryRow) {
  const username = author?.username ?? '';
  if (kind === 'heading') return publicBookPath(username, slug);
  return kind === 'profile' ? username : postUrl;
}

/** The beginning of a text, without half a character. */
export const beginningOf = (text: string, most: number) =>
  text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');

/** Title and url; both are empty if the viewer can't open the post. */
function namesOf(row: ReportEntryRow, viewer: Viewer) {
  const { closedPostOf: authorId, kind, author } = row;
  if (authorId !== null && !can(viewer, 'read post', { authorId, isPublished: false }))
    return { title: '', url: '' };
  return { title: kind === 'profile' ? (author?.username ?? '') : row.title, url: urlOf(row) };
}

/** An entry for those who decide, with the words of a reported post. The reporters stay unknown. */
export function serializeReport(row: ReportEntryRow, postText: string, viewer: Viewer): Report {
  const { id, kind, postId, commentId, profileId, headingId, author, reasons, texts } = row;
  const decision = decisionOf(row);
  return {
    _id: id,
    kind,
    subject: {
      _id: postId ?? commentId ?? profileId ?? headingId ?? '',
      ...namesOf(row, viewer),
      author: author && serializePerson(author),
      authorRole: author?.role ?? 'user',
      text: beginningOf(row.postRevision === null ? row.text : postText, reportedText),
      createdAt: toIsoTime(row.subjectCreatedAt),
    },
    person: author && {
      ...serializePerson(author),
      createdAt: toIsoTime(author.createdAt),
      upheld: row.upheld,
    },
    about: null,
    others: [],
    reasons,
    texts,
    count: Object.values(reasons).reduce((sum, people) => sum + people, 0),
    state: row.state,
    ...(decision ? { decision } : {}),
    createdAt: toIsoTime(row.createdAt),
  };
}
