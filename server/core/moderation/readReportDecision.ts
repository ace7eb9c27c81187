import { profilePath } from '@contract/pages';
import { can } from '@contract/permissions';
import { reportMessages } from '@contract/texts/apiMessages';
import type { LogRow, ReportEntryRow } from '@server/data/communityRows';
import type { ReportDecision } from '@server/data/reportPort';
import type { UserRow } from '@server/data/rows';
import { accountNotFound } from '../accounts/accountErrors';
import type { Call } from '../context';
import { brokenRule } from '../failure';
import { requirePermission } from '../policy/requirePermission';
import { readEnd } from './readEnd';

/** An act, and the author if it is not about the subject itself. */
type Carried = Pick<LogRow, 'action'> &
  Partial<Pick<LogRow, 'subjectKind' | 'subjectId' | 'subjectUrl'>>;

type Read = {
  decision: ReportDecision;
  /** What the log tells beside the decision. */
  carriedOut: readonly Carried[];
};

const unfit = () => brokenRule(reportMessages.unfitAction, 'action');

async function readAuthor({ ports }: Call<'decideReport'>, { author }: ReportEntryRow) {
  if (!author) throw unfit();
  const user = await ports.data.users.byId(author.id);
  if (!user) throw accountNotFound();
  return user;
}

const about = ({ id, username }: UserRow) =>
  ({ subjectKind: 'account', subjectId: id, subjectUrl: profilePath(username) }) as const;

async function readRestriction(call: Call<'decideReport'>, found: ReportEntryRow): Promise<Read> {
  const { ports, body } = call;
  const { decision: state, kind, until } = body;
  if (!kind) throw brokenRule(reportMessages.unfitAction, 'kind');
  const author = await readAuthor(call, found);
  requirePermission(can(call.viewer, 'restrict', author));
  const now = ports.clock.now();
  const reason = body.reason.trim();
  const restriction = {
    id: ports.ids.next(),
    userId: author.id,
    kind,
    until: readEnd(until, now),
    reason,
    createdAt: now,
  };
  return {
    decision: { state, action: 'restrict', reason, restriction },
    carriedOut: [{ ...about(author), action: 'restricted' }],
  };
}

async function readBlock(call: Call<'decideReport'>, found: ReportEntryRow): Promise<Read> {
  const { decision: state, reason } = call.body;
  requirePermission(can(call.viewer, 'list users'));
  const author = await readAuthor(call, found);
  requirePermission(can(call.viewer, 'block user', author));
  return {
    decision: { state, action: 'block', reason: reason.trim(), accountId: author.id },
    carriedOut: [{ ...about(author), action: 'blocked' }],
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
  const done = action === 'hide' ? 'hidden' : 'removed';
  return { decision: { state, action, reason }, carriedOut: [{ action: done }] };
}
