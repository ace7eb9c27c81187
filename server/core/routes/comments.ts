import { can } from '@contract/permissions';
import { commentRules } from '@contract/rules';
import { checkRules } from '../http/checkRules';
import { brokenRule, notFound } from '../http/failure';
import type { Handlers, RequestContext } from '../http/handlerTypes';
import { requirePermission } from '../policy/requirePermission';
import { postNotFound, readablePostById } from '../posts/findPost';
import { serializeComment } from '../serializers/serializeCards';
import { requireSignedIn } from '../session/requireSignedIn';

const gate = 'Login to comment..';

const commentNotFound = () => notFound('We could not find this comment.');

function readText(comment: string) {
  const text = comment.trim();
  if (text === '') throw brokenRule('Please write something first.', 'comment');
  checkRules(commentRules, { comment: text });
  return text;
}

/** A comment that the client may change. */
async function commentToChange(
  context: RequestContext,
  action: 'edit comment' | 'delete comment',
  id: string,
) {
  const comment = await context.ports.data.comments.byId(id);
  if (!comment) throw commentNotFound();
  requirePermission(can(context.viewer, action, comment));
  return comment;
}

export const commentHandlers = {
  async addComment(call) {
    const { viewer } = requireSignedIn(call, gate);
    const { data, ids, clock } = call.ports;
    const text = readText(call.body.comment);
    const { id: postId } = await readablePostById(call, call.body.blogId);
    const now = clock.now();
    const times = { createdAt: now, updatedAt: now };
    const comment = { id: ids.next(), postId, authorId: viewer.id, text, ...times };
    if ((await data.comments.insert(comment)) === 'no post') throw postNotFound();
    return { message: 'Commented on post successfully.' };
  },

  async listComments(call) {
    const post = await readablePostById(call, call.params.blogId);
    const comments = await call.ports.data.comments.ofPost(post.id);
    return { comments: comments.map(serializeComment) };
  },

  async updateComment(call) {
    requireSignedIn(call, gate);
    const { data, clock } = call.ports;
    const { id } = await commentToChange(call, 'edit comment', call.params.commentId);
    const patch = { text: readText(call.body.comment), updatedAt: clock.now() };
    if (!(await data.comments.update(id, patch))) throw commentNotFound();
    return { message: 'Updated your comment successfully.' };
  },

  async deleteComment(call) {
    requireSignedIn(call, gate);
    const { id } = await commentToChange(call, 'delete comment', call.params.commentId);
    if (!(await call.ports.data.comments.remove(id))) throw commentNotFound();
    return { message: 'Deleted your comment successfully.' };
  },
} satisfies Partial<Handlers>;
