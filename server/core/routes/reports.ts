import { limits } from '@contract/limits';
import { can } from '@contract/permissions';
import { reportRules } from '@contract/reportRules';
import { reportMessages } from '@contract/texts/apiMessages';
import type { ReportedSubject } from '@server/data/reportPort';
import { accountNotFound } from '../accounts/accountErrors';
import { commentNotFound } from '../comments/readPlace';
import type { Call, Handlers } from '../context';
import { brokenRule, conflict, forbidden, notFound } from '../failure';
import { checkRules } from '../http/checkRules';
import { requirePermission } from '../policy/requirePermission';
import { readablePostAccess } from '../posts/findPost';
import { serializeReport } from '../serializers/serializeReport';

/** A subject with its author, so that nobody reports what is their own. */
type Found = { subject: ReportedSubject; authorId: string };

const none = { postId: null, commentId: null, profileId: null };

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
  const account = await call.ports.data.users.byId(id);
  if (!account || (account.isBlocked && !can(call.viewer, 'list users'))) throw accountNotFound();
  return { subject: { ...none, kind, profileId: id }, authorId: id };
}

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

  async listReports(call) {
    requirePermission(can(call.viewer, 'moderate'));
    const page = { ...call.query, take: limits.pageSize };
    const { rows, areMore } = await call.ports.data.reports.list(page);
    return { message: reportMessages.fetched, reports: rows.map(serializeReport), areMore };
  },
} satisfies Partial<Handlers>;
