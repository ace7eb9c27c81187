import { apiLimits } from '@contract/apiLimits';
import { limits } from '@contract/limits';
import { countedActs, knownComments } from '@server/rules/moderation';
import type { Tables } from '../../memory/tables/tables';
import type { AboutPersonRow, ReportSubjectRow } from '../../rows/communityRows';
import type { UserRow } from '../../rows/rows';
import { subjectOf } from './subjectOf';

const newestFirst = <Row extends { createdAt: number; id: string }>(rows: readonly Row[]) =>
  rows.toSorted((one, other) => other.createdAt - one.createdAt || (one.id < other.id ? 1 : -1));

/** What was reported; '' for a post that its author has not published. */
function reportedText(tables: Tables, subject: ReportSubjectRow) {
  const { comment, post, heading, writer } = subjectOf(tables, subject);
  if (comment) return comment.text;
  if (heading) return heading.title;
  if (post) return post.isPublished || post.withheldReason !== null ? post.title : '';
  return writer?.username ?? '';
}

function aboutPerson(tables: Tables, { id }: UserRow): AboutPersonRow {
  const acts = newestFirst(
    tables.moderationLog
      .list('all')
      .filter(
        ({ personId, action }) => personId === id && countedActs.some((one) => one === action),
      ),
  );
  const decisions: Record<string, number> = {};
  for (const { action } of acts) decisions[action] = (decisions[action] ?? 0) + 1;
  const [last] = acts;
  const comments = newestFirst(tables.comments.list('authorId', id)).filter(
    ({ state, postId }) => state !== 'removed' && tables.posts.get(postId)?.isPublished,
  );
  const reports = newestFirst(tables.reportSubjects.list('byState', 'open'))
    .slice(0, apiLimits.countedReports)
    .filter((subject) => subjectOf(tables, subject).writer?.id === id);
  return {
    id,
    comments: comments
      .slice(0, knownComments.most)
      .map(({ id: commentId, text, state, createdAt }) => ({
        id: commentId,
        text,
        state,
        createdAt,
      })),
    decisions,
    lastDecision: last
      ? { action: last.action, reason: last.reason, createdAt: last.createdAt }
      : null,
    reports: reports.slice(0, limits.pageSize + 1).map((subject) => ({
      id: subject.id,
      kind: subject.kind,
      text: reportedText(tables, subject),
    })),
  };
}

export const readAbout = (tables: Tables, people: readonly string[]) =>
  [...new Set(people)]
    .toSorted()
    .flatMap((id) => tables.users.get(id) ?? [])
    .map((user) => aboutPerson(tables, user));
