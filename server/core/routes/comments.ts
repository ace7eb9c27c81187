import { limits } from '@contract/limits';
import { can } from '@contract/permissions';
import { commentRules } from '@contract/rules';
import { commentMessages } from '@contract/texts/apiMessages';
import { commentTexts } from '@contract/texts/commentTexts';
import type { CommentRow } from '@server/data/rows';
import { answerOnce } from '../answerOnce';
import type { Call, Handlers, RequestContext } from '../context';
import { brokenRule, notFound } from '../failure';
import { checkRules } from '../http/checkRules';
import { requireUnverifiedUse } from '../http/rateLimits';
import { requirePermission } from '../policy/requirePermission';
import { postNotFound, readablePostAccess } from '../posts/findPost';
import { serializeComment } from '../serializers/serializeCards';

const commentNotFound = () => notFound(commentMessages.notFound);

function readText(comment: string) {
  const text = comment.trim();
  if (text === '') throw brokenRule(commentMessages.empty, 'comment');
  checkRules(commentRules, { comment: text });
  return text;
}

/** The comment, if the viewer can read its post and may change it. */
async function commentToChange(
  context: RequestContext,
  action: 'edit comment' | 'delete comment',
  id: string,
) {
  const comment = await context.ports.data.comments.byId(id);
  if (!comment) throw commentNotFound();
  await readablePostAccess(context, comment.postId);
  requirePermission(can(context.viewer, action, comment));
  return comment;
}

/** Of an unverified account, counts a comment that will be stored; throws 429. */
async function countUnverified(call: Call<'addComment'>) {
  const { viewer, ports, body } = call;
  if (viewer.isVerified) return;
  const { blogId, clientId } = body;
  const key = { userId: viewer.id, call: 'addComment' } as const;
  const isRepeated =
    clientId !== undefined && (await ports.data.clientIds.find({ ...key, clientId })) !== null;
  if (isRepeated) return;
  await readablePostAccess(call, blogId);
  await requireUnverifiedUse(ports, viewer, 'comments');
}

/** Adding, listing, editing and deleting comments. */
export const commentHandlers = {
  async addComment(call) {
    const { viewer } = call;
    const { data, ids, clock } = call.ports;
    const { clientId } = call.body;
    const answer = (comment: CommentRow) => ({
      message: commentTexts.added,
      comment: serializeComment({ ...comment, author: viewer }),
    });
    return answerOnce(call, {
      key: { userId: viewer.id, call: 'addComment', clientId },
      async create() {
        const text = readText(call.body.comment);
        await countUnverified(call);
        const postId = call.body.blogId;
        const now = clock.now();
        const times = { createdAt: now, updatedAt: now };
        const comment = { id: ids.next(), postId, authorId: viewer.id, text, ...times };
        const stored = await data.comments.insert(comment, clientId);
        if (typeof stored === 'string') throw postNotFound();
        return answer(stored);
      },
      async repeat(id) {
        const comment = await data.comments.byId(id);
        if (!comment) throw commentNotFound();
        await readablePostAccess(call, comment.postId);
        return answer(comment);
      },
    });
  },

  async listComments(call) {
    const post = await readablePostAccess(call, call.params.blogId);
    const { skip } = call.query;
    const page =
      skip === undefined ? { skip: 0, take: limits.mostComments } : { skip, take: limits.pageSize };
    const { comments } = call.ports.data;
    const { rows, areMore } = await comments.ofPost({ ...page, postId: post.id });
    return { message: commentMessages.fetched, comments: rows.map(serializeComment), areMore };
  },

  async updateComment(call) {
    const { viewer } = call;
    const { data, clock } = call.ports;
    const { id } = await commentToChange(call, 'edit comment', call.params.commentId);
    const patch = { text: readText(call.body.comment), updatedAt: clock.now() };
    if (!(await data.comments.update(id, patch, viewer.id))) throw commentNotFound();
    return { message: commentTexts.updated };
  },

  async deleteComment(call) {
    const { viewer } = call;
    const { id } = await commentToChange(call, 'delete comment', call.params.commentId);
    if (!(await call.ports.data.comments.remove(id, viewer.id))) throw commentNotFound();
    return { message: commentTexts.deleted };
  },
} satisfies Partial<Handlers>;
