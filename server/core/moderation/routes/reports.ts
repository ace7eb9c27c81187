import { reportRules } from '@contract/comments/commentRules';
import { limits } from '@contract/limits';
import { can } from '@contract/permissions';
import { reportMessages } from '@contract/texts/apiMessages';
import type { ReportEntryRow } from '@server/data/rows/communityRows';
import type { Call, Handlers, MemberContext } from '../../context';
import { brokenRule, conflict, forbidden, notFound, overtaken } from '../../failure';
import { checkRules } from '../../http/checkRules';
import { requirePermission } from '../../policy/requirePermission';
import { readTexts } from '../../posts/documentTexts';
import { serializeReport } from '../../serializers/serializeReport';
import { aboutPeople } from '../aboutPeople';
import { findReported } from '../findReported';
import { logEntry } from '../logEntry';
import { reportedSubject } from '../logSubjects';
import { readReason } from '../readReason';
import { readOthers, readReportDecision } from '../readReportDecision';

/** Answers entries, with the words of reported posts. */
async function readReports(
  { ports, viewer }: Pick<MemberContext, 'ports' | 'viewer'>,
  rows: readonly ReportEntryRow[],
) {
  const posts = rows.flatMap(({ postId, postRevision: revision }) =>
    postId === null || revision === null ? [] : [{ postId, revision }],
  );
  const found = await readTexts(ports, posts);
  return rows.map((row) => {
    const blocks = found.get(row.postId ?? '')?.texts ?? [];
    const words = blocks.map(({ text }) => text).filter((text) => text !== '');
    return serializeReport(row, words.join('\n'), viewer);
  });
}

/** As `readReports`, for one entry; null if it no longer exists. */
async function readReport(context: Pick<MemberContext, 'ports' | 'viewer'>, id: string) {
  const row = await context.ports.data.reports.byId(id);
  return row && ((await readReports(context, [row]))[0] ?? null);
}

const decidedAlready = async (call: Call<'decideReport'>) =>
  overtaken(reportMessages.alreadyDecided, { report: await readReport(call, call.params.id) });

/** Reporting posts, comments and profiles, and the list of what was reported. */
export const reportHandlers = {
  async addReport(call) {
    const { viewer, body } = call;
    const { data, ids, clock } = call.ports;
    requirePermission(can(viewer, 'report'));
    const text = body.text.trim();
    checkRules(reportRules, { text });
    const { subject, authorId } = await findReported(call);
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
    const reason = readReason(call.body.reason, { isNeeded: call.body.action !== undefined });
    const found = await data.reports.byId(call.params.id);
    if (!found) throw notFound(reportMessages.notFound);
    if (found.author?.id === call.viewer.id) throw forbidden();
    if (found.state !== 'open') throw await decidedAlready(call);
    const { decision, carriedOut } = await readReportDecision(call, found);
    const subject = reportedSubject(found);
    const decidedEntry = logEntry(call, subject, { action: decision.state, reason });
    const entries = carriedOut.map(({ action, about = subject }) =>
      logEntry(call, about, { action, reason }),
    );
    const decided = { ...decision, others: await readOthers(call, found, decision) };
    const outcome = await data.reports.decide(found.id, decided, [decidedEntry, ...entries]);
    if (outcome === 'not allowed') throw forbidden();
    if (outcome === 'already decided') throw await decidedAlready(call);
    return { message: reportMessages.decided, report: await readReport(call, found.id) };
  },

  async undoDecision(call) {
    requirePermission(can(call.viewer, 'moderate'));
    const { data, clock } = call.ports;
    const { id } = call.params;
    const found = await data.reports.byId(id);
    if (!found) throw notFound(reportMessages.notFound);
    const entry = logEntry(call, reportedSubject(found), { action: 'undone' });
    const since = clock.now() - limits.undoDecision;
    const outcome = await data.reports.undo({ id, since }, entry);
    if (outcome === 'not allowed') throw forbidden();
    if (outcome === 'too late') throw conflict(reportMessages.undoTooLate);
    return { message: reportMessages.undone, report: await readReport(call, id) };
  },

  async listReports(call) {
    requirePermission(can(call.viewer, 'moderate'));
    const page = { ...call.query, take: limits.pageSize, by: call.viewer.id };
    const { rows, areMore } = await call.ports.data.reports.list(page);
    const known = await aboutPeople(
      call,
      rows.map(({ author }) => author?.id),
    );
    const reports = (await readReports(call, rows)).map((report) => {
      const found = known.get(report.person?._id ?? '');
      const others = found?.reports.filter(({ _id }) => _id !== report._id) ?? [];
      return { ...report, about: found?.about ?? null, others: others.slice(0, limits.pageSize) };
    });
    return { message: reportMessages.fetched, reports, areMore };
  },
} satisfies Partial<Handlers>;
