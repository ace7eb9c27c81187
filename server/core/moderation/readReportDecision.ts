import { can } from '@contract/permissions';
import { reportMessages } from '@contract/texts/apiMessages';
import type { DecidedToo, ReportDecision } from '@server/data/moderation/reportPort';
import type { LogRow, ReportEntryRow } from '@server/data/rows/communityRows';
import { actionOnOther } from '@server/rules/moderation';
import { findAccount } from '../accounts/accountErrors';
import type { Call } from '../context';
import { brokenRule } from '../failure';
import { requirePermission } from '../policy/requirePermission';
import { logEntry } from './logEntry';
import { accountSubject, type LogSubject, reportedSubject } from './logSubjects';
import { newRestriction } from './restrictions';

/** An act, and what it is about if that is not the reported subject. */
type Carried = Pick<LogRow, 'action'> & { about?: LogSubject };

type Read = {
  decision: ReportDecision;
  /** What the log records beside the decision. */
  carriedOut: readonly Carried[];
};

const unfit = () => brokenRule(reportMessages.unfitAction, 'action');

async function readAuthor(call: Call<'decideReport'>, { author }: ReportEntryRow) {
  if (!author) throw unfit();
  return findAccount(call, author.id);
}

async function readRestriction(call: Call<'decideReport'>, found: ReportEntryRow): Promise<Read> {
  const { decision: state, kind, until } = call.body;
  if (!kind) throw brokenRule(reportMessages.unfitAction, 'kind');
  const author = await readAuthor(call, found);
  requirePermission(can(call.viewer, 'restrict', author));
  const reason = call.body.reason.trim();
  const restriction = newRestriction(call, { userId: author.id, kind, until, reason });
  return {
    decision: { state, action: 'restrict', reason, restriction },
    carriedOut: [{ about: accountSubject(author), action: 'restricted' }],
  };
}

async function readBlock(call: Call<'decideReport'>, found: ReportEntryRow): Promise<Read> {
  const { decision: state, reason } = call.body;
  requirePermission(can(call.viewer, 'list users'));
  const author = await readAuthor(call, found);
  requirePermission(can(call.viewer, 'block user', author));
  return {
    decision: { state, action: 'block', reason: reason.trim(), accountId: author.id },
    carriedOut: [{ about: accountSubject(author), action: 'blocked' }],
  };
}

/** What a moderator decides about a reported subject; throws if the action is unfit or not allowed. */
export async function readReportDecision(
  call: Call<'decideReport'>,
  found: ReportEntryRow,
): Promise<Read> {
  const { decision: state, action = null } = call.body;
  const reason = call.body.reason.trim();
  if (action === null) return { decision: { state, action, reason }, carriedOut: [] };
  if (state === 'dismissed') throw unfit();
  if (action === 'restrict') return readRestriction(call, found);
  if (action === 'block') return readBlock(call, found);
  if (found.kind === 'profile' || (found.kind === 'heading' && action === 'remove')) throw unfit();
  if (found.kind === 'post') {
    if (action === 'remove')
      requirePermission(can(call.viewer, 'delete post', { authorId: found.author?.id ?? '' }));
    return { decision: { state, action, reason }, carriedOut: [{ action: 'unpublished' }] };
  }
  if (found.kind === 'comment') {
    const writer = await readAuthor(call, found);
    requirePermission(can(call.viewer, 'decide comments of', writer));
  }
  return { decision: { state, action, reason }, carriedOut: [{ action: doneTo[action] }] };
}

const doneTo = { hide: 'hidden', remove: 'removed' } as const;

/** The decision about other open entries about the same person, with the entries of the log. */
export async function readOthers(
  call: Call<'decideReport'>,
  { id, author }: ReportEntryRow,
  { state, action, reason }: ReportDecision,
): Promise<DecidedToo[]> {
  const { others } = call.body;
  if (others.length === 0) return [];
  const found = await call.ports.data.reports.byIds(others);
  return found
    .filter((row) => row.id !== id && author !== null && row.author?.id === author.id)
    .map((row) => {
      const subject = reportedSubject(row);
      const own = actionOnOther(action, row.kind);
      const entryOf = (act: LogRow['action']) => logEntry(call, subject, { action: act, reason });
      const done = own && [entryOf(row.kind === 'post' ? 'unpublished' : doneTo[own])];
      return { id: row.id, action: own, entries: [entryOf(state), ...(done ?? [])] };
    });
}
