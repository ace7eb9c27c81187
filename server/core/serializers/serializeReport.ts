import { limits } from '@contract/limits';
import type { Report } from '@contract/moderation/moderationEntities';
import { publicBookPath } from '@contract/pages';
import type { ReportEntryRow } from '@server/data/communityRows';
import { serializePerson } from './serializeCards';
import { toIsoTime } from './serializeUser';

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
const beginningOf = (text: string) =>
  text.slice(0, limits.reportedText).replace(/[\uD800-\uDBFF]$/, '');

/** An entry for those who decide, with the words of a reported post. The reporters stay unknown. */
export function serializeReport(row: ReportEntryRow, postText: string): Report {
  const { id, kind, postId, commentId, profileId, headingId, author, reasons, texts } = row;
  const username = author?.username ?? '';
  const isProfile = kind === 'profile';
  const decision = decisionOf(row);
  return {
    _id: id,
    kind,
    subject: {
      _id: postId ?? commentId ?? profileId ?? headingId ?? '',
      title: isProfile ? username : row.title,
      url: urlOf(row),
      author: author && serializePerson(author),
      authorRole: author?.role ?? 'user',
      text: beginningOf(row.postRevision === null ? row.text : postText),
      createdAt: toIsoTime(row.subjectCreatedAt),
    },
    person: author && {
      ...serializePerson(author),
      createdAt: toIsoTime(author.createdAt),
      upheld: row.upheld,
    },
    reasons,
    texts,
    count: Object.values(reasons).reduce((sum, people) => sum + people, 0),
    state: row.state,
    ...(decision ? { decision } : {}),
    createdAt: toIsoTime(row.createdAt),
  };
}
