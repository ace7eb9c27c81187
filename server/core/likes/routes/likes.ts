import { likeMessages } from '@contract/texts/apiMessages';
import type { LikeState } from '@server/data/rows/rows';
import type { Handlers } from '../../context';
import { requireUnverifiedUse } from '../../http/rateLimits';
import { postNotFound, readablePostAccess } from '../../posts/findPost';

function toAnswer(state: LikeState | null, message: string) {
  if (!state) throw postNotFound();
  return { message, data: state };
}

/** Liking, unliking and the count. */
export const likeHandlers = {
  async readLikes(call) {
    const { id } = await readablePostAccess(call, call.body.postId);
    const state = await call.ports.data.likes.state(id, call.viewer?.id ?? null);
    return toAnswer(state, likeMessages.fetched);
  },

  async likePost(call) {
    const { viewer } = call;
    const { data, clock } = call.ports;
    const { postId } = call.params;
    if (!viewer.isVerified) {
      const before = await data.likes.state((await readablePostAccess(call, postId)).id, viewer.id);
      if (before?.isLiked === false) await requireUnverifiedUse(call.ports, viewer, 'likes');
    }
    const like = { postId, userId: viewer.id, createdAt: clock.now() };
    return toAnswer(await data.likes.add(like), likeMessages.liked);
  },

  async unlikePost(call) {
    const { viewer } = call;
    const { postId } = call.params;
    const state = await call.ports.data.likes.remove({ postId, userId: viewer.id });
    return toAnswer(state, likeMessages.unliked);
  },
} satisfies Partial<Handlers>;
