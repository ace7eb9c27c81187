import { can } from '@contract/permissions';
import { commentRules } from '@contract/rules';
import { checkRules } from '../http/checkRules';
import { brokenRule, notFound } from '../http/failure';
import type { Handlers, Visit } from '../http/handlerTypes';
import { permit } from '../policy/requirePermission';
import { noSuchPost, readablePostById } from '../posts/findPost';
import { commentOnWire } from '../serializers/serializeCards';
import { requireMember } from '../session/requireSignedIn';

const gate = 'Login to comment..';

const noSuchComment = () => notFound('We could not find this comment.');

function readText(comment: string) {
  const text = comment.trim();
  if (text === '') throw brokenRule('Please write something first.', 'comment');
  checkRules(commentRules, { comment: text });
  return text;
}

/** A comment that the caller may change. */
async function commentToChange(
  visit: Visit,
  action: 'edit comment' | 'delete comment',
  id: string,
) {
  const comment = await visit.ports.data.comments.byId(id);
  if (!comment) throw noSuchComment();
  permit(can(visit.viewer, action, comment));
  return comment;
}

export const commentHandlers = {
  async addComment(call) {
    const { viewer } = requireMember(call, gate);
    const { data, ids, clock } = call.ports;
    const text = readText(call.body.comment);
    const { id: postId } = await readablePostById(call, call.body.blogId);
    const now = clock.now();
    const times = { createdAt: now, updatedAt: now };
    const comment = { id: ids.next(), postId, authorId: viewer.id, text, ...times };
    if ((await data.comments.insert(comment)) === 'no post') throw noSuchPost();
    return { message: 'Commented on post successfully.' };
  },

  async listComments(call) {
    const post = await readablePostById(call, call.params.blogId);
    const comments = await call.ports.data.comments.ofPost(post.id);
    return { comments: comments.map(commentOnWire) };
  },

  async updateComment(call) {
    requireMember(call, gate);
    const { data, clock } = call.ports;
    const { id } = await commentToChange(call, 'edit comment', call.params.commentId);
    const patch = { text: readText(call.body.comment), updatedAt: clock.now() };
    if (!(await data.comments.update(id, patch))) throw noSuchComment();
    return { message: 'Updated your comment successfully.' };
  },

  async deleteComment(call) {
    requireMember(call, gate);
    const { id } = await commentToChange(call, 'delete comment', call.params.commentId);
    if (!(await call.ports.data.comments.remove(id))) throw noSuchComment();
    return { message: 'Deleted your comment successfully.' };
  },
} satisfies Partial<Handlers>;
