import { can } from '@contract/permissions';
import { moderationTexts } from '@contract/texts/moderationTexts';
import type { Call, Handlers } from '../../context';
import { requirePermission } from '../../policy/requirePermission';
import { postNotFound, readablePostAccess, readablePostById } from '../../posts/findPost';
import { serializePost } from '../../serializers/serializePost';
import { logEntry } from '../logEntry';
import { postSubject } from '../logSubjects';

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

/** Whether others may comment on a post. */
export const closeCommentsHandlers = {
  closeComments: async (call) => setClosed(call, true),
  openComments: async (call) => setClosed(call, false),
} satisfies Partial<Handlers>;
