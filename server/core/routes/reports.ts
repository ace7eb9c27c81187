import { reasonRules } from '@contract/comments/commentRules';
import { limits } from '@contract/limits';
import { reportRules } from '@contract/moderation/reportRules';
import { postPath, profilePath, publicBookPath } from '@contract/pages';
import { can } from '@contract/permissions';
import { commentPath } from '@contract/postAnchors';
import { bookMessages, reportMessages } from '@contract/texts/apiMessages';
import { moderationTexts } from '@contract/texts/moderationTexts';
import type { ReportEntryRow } from '@server/data/communityRows';
import type { ReportedSubject } from '@server/data/reportPort';
import { accountNotFound } from '../accounts/accountErrors';
import { commentNotFound } from '../comments/readPlace';
import type { Call, Handlers } from '../context';
import { brokenRule, conflict, forbidden, notFound, overtaken } from '../failure';
import { checkRules } from '../http/checkRules';
import { logEntry } from '../moderation/logEntry';
import { readReportDecision } from '../moderation/readReportDecision';
import { requirePermission } from '../policy/requirePermission';
import { readablePostAccess } from '../posts/findPost';
import { serializeReport } from '../serializers/serializeReport';

/** A subject with its author, so that nobody reports what is their own. */
type Found = { subject: ReportedSubject; authorId: string };

const none = { postId: null, commentId: null, profileId: null, headingId: null };

/** Throws 404 unless the viewer can read the comment. */
async function findComment(call: Call<'addReport'>, id: string): Promise<Found> {
  const { data } = call.ports;
  const comment = await data.comments.byId(id);
  if (!comment || comment.authorId === null || comment.state === 'removed') throw commentNotFound();
  const post = await readablePostAccess(call, comment.postId);
  const { authorId } = comment;
  const author = await data.users.byId(authorId);
  const isSeen =
    comment.state === 'shown' ||
    authorId === call.viewer.id ||
    can(call.viewer, 'decide comments', post);
  if (!isSeen || !author || author.isBlocked) throw commentNotFound();
  return { subject: { ...none, kind: 'comment', commentId: id }, authorId };
}

async function findSubject(call: Call<'addReport'>): Promise<Found> {
  const { kind, subjectId: id } = call.body;
  if (kind === 'comment') return findComment(call, id);
  if (kind === 'post') {
    const { authorId } = await readablePostAccess(call, id);
    return { subject: { ...none, kind, postId: id }, authorId };
  }
  if (kind === 'heading') {
    const heading = await call.ports.data.book.publicHeading({ id });
    if (!heading) throw notFound(bookMessages.bookNotFound);
    return { subject: { ...none, kind, headingId: id }, authorId: heading.userId };
  }
  const account = await call.ports.data.users.byId(id);
  if (!account || (account.isBlocked && !can(call.viewer, 'list users'))) throw accountNotFound();
  return { subject: { ...none, kind, profileId: id }, authorId: id };
}

/** The subject for the log. */
function subjectOf({ kind, postUrl, author, slug, ...row }: ReportEntryRow) {
  const subjectId = row.postId ?? row.commentId ?? row.profileId ?? row.headingId ?? '';
  if (kind === 'profile')
    return {
      subjectKind: 'account',
      subjectId,
      subjectUrl: profilePath(author?.username ?? ''),
    } as const;
  if (kind === 'heading')
    return {
      subjectKind: kind,
      subjectId,
      subjectUrl: publicBookPath(author?.username ?? '', slug),
    } as const;
  const subjectUrl = kind === 'comment' ? commentPath(postUrl, subjectId) : postPath(postUrl);
  return { subjectKind: kind, subjectId, subjectUrl } as const;
}

const decidedAlready = (found: ReportEntryRow | null) =>
  overtaken(reportMessages.alreadyDecided, { report: found && serializeReport(found) });

/** Reporting posts, comments and profiles, and the list of what was reported. */
export const reportHandlers = {
  async addReport(call) {
    const { viewer, body } = call;
    const { data, ids, clock } = call.ports;
    requirePermission(can(viewer, 'report'));
    const text = body.text.trim();
    checkRules(reportRules, { text });
    const { subject, authorId } = await findSubject(call);
    if (authorId === viewer.id) throw brokenRule(reportMessages.own);
    const report = {
      subjectId: ids.next(),
      reporterId: viewer.id,
      reason: body.reason,
      text,
      createdAt: clock.now(),
    };
    const stored = await data.reports.insert(report, subject);
    if (stored === 'not allowed') throw forbidden();
    if (stored === 'no subject') throw notFound();
    if (stored === 'already reported') throw conflict(reportMessages.alreadyReported);
    return { message: reportMessages.added };
  },

  async decideReport(call) {
    requirePermission(can(call.viewer, 'moderate'));
    const { data } = call.ports;
    const reason = call.body.reason.trim();
    checkRules(reasonRules, { reason });
    if (call.body.action && reason === '') throw brokenRule(moderationTexts.reasonNeeded, 'reason');
    const found = await data.reports.byId(call.params.id);
    if (!found) throw notFound(reportMessages.notFound);
    if (found.author?.id === call.viewer.id) throw forbidden();
    if (found.state !== 'open') throw decidedAlready(found);
    const { decision, carriedOut } = await readReportDecision(call, found);
    const subject = subjectOf(found);
    const decidedEntry = logEntry(call, { ...subject, action: decision.state, reason });
    const entries = carriedOut.map((part) => logEntry(call, { ...subject, ...part, reason }));
    const outcome = await data.reports.decide(found.id, decision, [decidedEntry, ...entries]);
    if (outcome === 'not allowed') throw forbidden();
    if (outcome === 'already decided') throw decidedAlready(await data.reports.byId(found.id));
    const decided = await data.reports.byId(found.id);
    return { message: reportMessages.decided, report: decided && serializeReport(decided) };
  },

  async listReports(call) {
    requirePermission(can(call.viewer, 'moderate'));
    const page = { ...call.query, take: limits.pageSize, by: call.viewer.id };
    const { rows, areMore } = await call.ports.data.reports.list(page);
    return { message: reportMessages.fetched, reports: rows.map(serializeReport), areMore };
  },
} satisfies Partial<Handlers>;
