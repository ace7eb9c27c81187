import { role } from '@contract/entities';
import { limits } from '@contract/limits';
import type { HeldComment, LogEntry } from '@contract/moderation/moderationEntities';
import { can } from '@contract/permissions';
import { moderationTexts } from '@contract/texts/moderationTexts';
import { withheldTexts } from '@contract/texts/withheldTexts';
import type { CommentDecision } from '@server/data/moderation/moderationPort';
import type { HeldRow, LogEntryRow } from '@server/data/rows/communityRows';
import * as v from 'valibot';
import { accountNotFound, findAccount } from '../../accounts/accountErrors';
import { commentNotFound } from '../../comments/readPlace';
import { readSeen } from '../../comments/readSeen';
import type { Call, Handlers } from '../../context';
import { brokenRule, conflict, forbidden, overtaken } from '../../failure';
import { requirePermission } from '../../policy/requirePermission';
import { postNotFound, readablePostAccess, readablePostById } from '../../posts/findPost';
import { noMentions, serializeComment, serializePerson } from '../../serializers/serializeCards';
import { serializePost, serializePostCard } from '../../serializers/serializePost';
import { toIsoTime } from '../../serializers/serializeUser';
import { aboutPeople } from '../aboutPeople';
import { logEntry } from '../logEntry';
import { accountSubject, commentSubject, postSubject } from '../logSubjects';
import { readReason } from '../readReason';

/** A reason is needed for what takes a comment away. */
function readCommentDecision({
  state,
  reason,
}: {
  state: CommentDecision['state'];
  reason: string;
}): CommentDecision {
  const isNeeded = state === 'hidden' || state === 'removed';
  return { state, stateReason: readReason(reason, { isNeeded }) };
}

/** Why a comment was not decided about: its writer has changed it, or the viewer may not. */
async function refusedDecision(call: Call<'decideComment'>, id: string) {
  const { updatedAt } = call.body;
  const { comments } = call.ports.data;
  const row = updatedAt === undefined ? null : await comments.byId(id);
  if (!row || updatedAt === undefined || row.updatedAt === Date.parse(updatedAt))
    return forbidden();
  const reader = { id: call.viewer.id, decides: true, ignoresMutes: true };
  const page = await comments.thread({ commentId: id, reader, take: limits.pageSize });
  const present = page && [page.thread, ...page.replies].find((one) => one.id === id);
  return overtaken(moderationTexts.changedMeanwhile, {
    comment: present ? serializeComment(present, noMentions) : null,
  });
}

/** A held comment with its post. The queue shows mentions as text. */
const serializeHeld = (
  { post, ...row }: HeldRow,
  known: Awaited<ReturnType<typeof aboutPeople>>,
): HeldComment => ({
  ...serializeComment(row, noMentions),
  post,
  about: known.get(row.authorId ?? '')?.about ?? null,
});

/** An entry of the log. */
function serializeLogEntry(row: LogEntryRow): LogEntry {
  const { id, actor, person, action, reason, createdAt } = row;
  return {
    _id: id,
    actor: actor && serializePerson(actor),
    action,
    person: person && serializePerson(person),
    subject: { kind: row.subjectKind, _id: row.subjectId, url: row.subjectUrl },
    reason,
    createdAt: toIsoTime(createdAt),
  };
}

async function setClosed(call: Call<'closeComments' | 'openComments'>, isClosed: boolean) {
  const post = await readablePostAccess(call, call.params.id);
  const action = isClosed ? 'close comments' : 'open comments';
  requirePermission(can(call.viewer, action, post));
  const entry = logEntry(call, postSubject(post), { action: isClosed ? 'closed' : 'opened' });
  const change = { postId: post.id, isClosed };
  if (!(await call.ports.data.moderation.closeComments(change, entry))) throw postNotFound();
  return {
    message: isClosed ? moderationTexts.closed : moderationTexts.opened,
    blog: serializePost(await readablePostById(call, post.id)),
  };
}

/** Roles, decisions about comments, and the log of both. */
export const moderationHandlers = {
  async setRole(call) {
    const user = await findAccount(call, call.params.id);
    requirePermission(can(call.viewer, 'set role', user));
    const wanted = v.safeParse(role, call.body.role);
    if (!wanted.success) throw brokenRule(moderationTexts.unknownRole, 'role');
    const change = { id: user.id, role: wanted.output };
    const act = { action: 'setRole', reason: wanted.output } as const;
    const entry = logEntry(call, accountSubject(user), act);
    if (!(await call.ports.data.moderation.setRole(change, entry))) throw accountNotFound();
    return { message: moderationTexts.roleSet, user: { _id: user.id, role: wanted.output } };
  },

  async decideComment(call) {
    const { data } = call.ports;
    const decision = readCommentDecision(call.body);
    const readText = call.body.updatedAt;
    const updatedAt = readText === undefined ? undefined : Date.parse(readText);
    const comment = await data.comments.byId(call.params.commentId);
    if (!comment || comment.authorId === null) throw commentNotFound();
    const post = await readablePostAccess(call, comment.postId);
    requirePermission(can(call.viewer, 'decide comments', post));
    const writer = await findAccount(call, comment.authorId);
    requirePermission(can(call.viewer, 'decide comments of', writer));
    const entry = logEntry(call, commentSubject(post.url, comment), {
      action: decision.state,
      reason: decision.stateReason,
    });
    if ((await data.moderation.decide(comment.id, { ...decision, updatedAt }, entry)) === null)
      throw await refusedDecision(call, comment.id);
    return { message: moderationTexts.decided, comment: await readSeen(call, comment) };
  },

  async decideAllComments(call) {
    const decision = readCommentDecision(call.body);
    requirePermission(can(call.viewer, 'moderate'));
    const user = await findAccount(call, call.params.id);
    requirePermission(can(call.viewer, 'decide comments of', user));
    const subject = { ...accountSubject(user), subjectKind: 'comments' } as const;
    const act = { action: decision.state, reason: decision.stateReason };
    const entry = logEntry(call, subject, act);
    const decided = await call.ports.data.moderation.decideAll(user.id, decision, entry);
    if (decided === null) throw forbidden();
    return { message: moderationTexts.decidedAll, decided };
  },

  async allowPost(call) {
    const { data } = call.ports;
    requirePermission(can(call.viewer, 'moderate'));
    const post = await data.posts.accessById(call.params.id);
    if (!post) throw postNotFound();
    requirePermission(can(call.viewer, 'allow post', post));
    const entry = logEntry(call, postSubject(post), { action: 'allowed' });
    if (!(await data.moderation.allow(post.id, entry))) throw conflict(withheldTexts.notWithheld);
    return { message: withheldTexts.allowed };
  },

  async listWithheld(call) {
    requirePermission(can(call.viewer, 'moderate'));
    const page = { skip: call.query.skip, take: limits.pageSize };
    const { rows, areMore } = await call.ports.data.moderation.withheld(page);
    return { message: withheldTexts.fetched, posts: rows.map(serializePostCard), areMore };
  },

  async listHeldComments(call) {
    const { ports, viewer } = call;
    const { skip } = call.query;
    const isModerator = can(viewer, 'moderate');
    const postsOf = isModerator ? undefined : viewer.id;
    const page = { skip, take: limits.pageSize };
    const query = { ...page, by: viewer.id, postsOf };
    const { rows, areMore } = await ports.data.moderation.held(query);
    const writers = isModerator ? rows.map(({ authorId }) => authorId ?? undefined) : [];
    const known = await aboutPeople(call, writers);
    const comments = rows.map((row) => serializeHeld(row, known));
    return { message: moderationTexts.held, comments, areMore };
  },

  async readWaiting({ ports: { clock, data }, viewer }) {
    const isModerator = can(viewer, 'moderate');
    const postsOf = isModerator ? undefined : viewer.id;
    const own = { authorId: viewer.id, publishedOnly: false, skip: 0, take: 1 };
    const isAdmin = can(viewer, 'list users');
    const waiting = { term: '', state: 'waiting', skip: 0, take: 1 } as const;
    const [reports, held, restricted, posts, messages, accounts] = await Promise.all([
      isModerator ? data.reports.pending(viewer.id) : { count: 0, since: null },
      data.moderation.pending({ by: viewer.id, postsOf }),
      isModerator ? data.restrictions.countPeople(clock.now()) : null,
      data.posts.ofAuthor(own),
      can(viewer, 'list letters') ? data.contact.countOpen() : undefined,
      isAdmin ? data.users.list(waiting) : undefined,
    ]);
    const times = [reports.since, held.since].filter((time) => time !== null);
    const since = times.length === 0 ? null : toIsoTime(Math.min(...times));
    const counts = { reports: reports.count, held: held.count, restricted };
    const hasPosts = posts.count > 0;
    const ofForm = messages === undefined ? {} : { messages };
    const ofAdmins = accounts === undefined ? {} : { accounts: accounts.count };
    return { message: moderationTexts.waiting, ...counts, ...ofForm, ...ofAdmins, since, hasPosts };
  },

  async listLog({ ports, viewer, query: { skip, searchTerm, subject } }) {
    requirePermission(can(viewer, 'read log'));
    const { rows, areMore } = await ports.data.moderation.log({
      skip,
      take: limits.pageSize,
      term: searchTerm.trim(),
      subject,
    });
    return { message: moderationTexts.log, entries: rows.map(serializeLogEntry), areMore };
  },

  /** Whether others may comment on a post. */
  closeComments: async (call) => setClosed(call, true),
  openComments: async (call) => setClosed(call, false),
} satisfies Partial<Handlers>;
