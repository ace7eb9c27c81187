import { reasonRules } from '@contract/comments/commentRules';
import { role } from '@contract/entities';
import { limits } from '@contract/limits';
import { postPath, profilePath } from '@contract/pages';
import { can } from '@contract/permissions';
import { commentPath } from '@contract/postAnchors';
import { moderationTexts } from '@contract/texts/moderationTexts';
import { withheldTexts } from '@contract/texts/withheldTexts';
import type { CommentDecision } from '@server/data/moderationPort';
import * as v from 'valibot';
import { accountNotFound } from '../accounts/accountErrors';
import { commentNotFound } from '../comments/readPlace';
import type { Call, Handlers, MemberContext } from '../context';
import { brokenRule, conflict, forbidden, overtaken } from '../failure';
import { checkRules } from '../http/checkRules';
import { logEntry } from '../moderation/logEntry';
import { requirePermission } from '../policy/requirePermission';
import { postNotFound, readablePostAccess } from '../posts/findPost';
import { noMentions, serializeComment } from '../serializers/serializeCards';
import { serializeHeld, serializeLogEntry } from '../serializers/serializeModeration';
import { serializePostCard } from '../serializers/serializePost';

/** A reason is needed for what takes a comment away. */
function readDecision(body: { state: CommentDecision['state']; reason: string }): CommentDecision {
  const stateReason = body.reason.trim();
  checkRules(reasonRules, { reason: stateReason });
  const { state } = body;
  if (stateReason === '' && (state === 'hidden' || state === 'removed'))
    throw brokenRule(moderationTexts.reasonNeeded, 'reason');
  return { state, stateReason };
}

async function readAccount({ ports }: MemberContext, id: string) {
  const user = await ports.data.users.byId(id);
  if (!user) throw accountNotFound();
  return user;
}

/** Why a comment was not decided about: its writer has changed it, or the viewer may not. */
async function refusedDecision(call: Call<'decideComment'>, id: string) {
  const { updatedAt } = call.body;
  const { comments } = call.ports.data;
  const row = updatedAt === undefined ? null : await comments.byId(id);
  if (!row || updatedAt === undefined || row.updatedAt === Date.parse(updatedAt))
    return forbidden();
  const reader = { id: call.viewer.id, decides: true, hearsAll: true };
  const page = await comments.thread({ commentId: id, reader, take: limits.pageSize });
  const present = page && [page.thread, ...page.replies].find((one) => one.id === id);
  return overtaken(moderationTexts.changedMeanwhile, {
    comment: present ? serializeComment(present, noMentions) : null,
  });
}

/** Roles, decisions about comments, and the log of both. */
export const moderationHandlers = {
  async setRole(call) {
    const user = await readAccount(call, call.params.id);
    requirePermission(can(call.viewer, 'set role', user));
    const wanted = v.safeParse(role, call.body.role);
    if (!wanted.success) throw brokenRule(moderationTexts.unknownRole, 'role');
    const change = { id: user.id, role: wanted.output };
    const entry = logEntry(call, {
      action: 'setRole',
      subjectKind: 'account',
      subjectId: user.id,
      subjectUrl: profilePath(user.username),
      reason: wanted.output,
    });
    if (!(await call.ports.data.moderation.setRole(change, entry))) throw accountNotFound();
    return { message: moderationTexts.roleSet, user: { _id: user.id, role: wanted.output } };
  },

  async decideComment(call) {
    const { data } = call.ports;
    const decision = readDecision(call.body);
    const readText = call.body.updatedAt;
    const updatedAt = readText === undefined ? undefined : Date.parse(readText);
    const comment = await data.comments.byId(call.params.commentId);
    if (!comment || comment.authorId === null) throw commentNotFound();
    const post = await readablePostAccess(call, comment.postId);
    requirePermission(can(call.viewer, 'decide comments', post));
    const writer = await readAccount(call, comment.authorId);
    requirePermission(can(call.viewer, 'decide comments of', writer));
    const entry = logEntry(call, {
      action: decision.state,
      subjectKind: 'comment',
      subjectId: comment.id,
      subjectUrl: commentPath(post.url, comment.id),
      reason: decision.stateReason,
    });
    if ((await data.moderation.decide(comment.id, { ...decision, updatedAt }, entry)) === null)
      throw await refusedDecision(call, comment.id);
    return { message: moderationTexts.decided };
  },

  async decideAllComments(call) {
    const decision = readDecision(call.body);
    requirePermission(can(call.viewer, 'moderate'));
    const user = await readAccount(call, call.params.id);
    requirePermission(can(call.viewer, 'decide comments of', user));
    const entry = logEntry(call, {
      action: decision.state,
      subjectKind: 'comments',
      subjectId: user.id,
      subjectUrl: profilePath(user.username),
      reason: decision.stateReason,
    });
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
    const entry = logEntry(call, {
      action: 'allowed',
      subjectKind: 'post',
      subjectId: post.id,
      subjectUrl: postPath(post.url),
      reason: '',
    });
    if (!(await data.moderation.allow(post.id, entry))) throw conflict(withheldTexts.notWithheld);
    return { message: withheldTexts.allowed };
  },

  async listWithheld(call) {
    requirePermission(can(call.viewer, 'moderate'));
    const page = { skip: call.query.skip, take: limits.pageSize };
    const { rows, areMore } = await call.ports.data.moderation.withheld(page);
    return { message: withheldTexts.fetched, posts: rows.map(serializePostCard), areMore };
  },

  async listHeldComments({ ports, viewer, query: { skip } }) {
    const postsOf = can(viewer, 'moderate') ? undefined : viewer.id;
    const page = { skip, take: limits.pageSize };
    const query = { ...page, by: viewer.id, postsOf };
    const { rows, areMore } = await ports.data.moderation.held(query);
    return { message: moderationTexts.held, comments: rows.map(serializeHeld), areMore };
  },

  async listLog({ ports, viewer, query: { skip } }) {
    requirePermission(can(viewer, 'read log'));
    const { rows, areMore } = await ports.data.moderation.log({ skip, take: limits.pageSize });
    return { message: moderationTexts.log, entries: rows.map(serializeLogEntry), areMore };
  },
} satisfies Partial<Handlers>;
