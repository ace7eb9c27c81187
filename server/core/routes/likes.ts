import type { LikeState } from '@server/data/port';
import type { Handlers } from '../http/handlerTypes';
import { postNotFound, readablePostById } from '../posts/findPost';
import { requireSignedIn } from '../session/requireSignedIn';

const gate = 'Login to Like the Post..';

function stateOf(state: LikeState | null) {
  if (!state) throw postNotFound();
  return { data: state };
}

export const likeHandlers = {
  async readLikes(call) {
    const { id } = await readablePostById(call, call.body.postId);
    return stateOf(await call.ports.data.likes.state(id, call.viewer?.id ?? null));
  },

  async likePost(call) {
    const { viewer } = requireSignedIn(call, gate);
    const { data, clock } = call.ports;
    const { id: postId } = await readablePostById(call, call.params.postId);
    const like = { postId, userId: viewer.id, createdAt: clock.now() };
    return stateOf(await data.likes.add(like));
  },

  async unlikePost(call) {
    const { viewer } = requireSignedIn(call, gate);
    const { id: postId } = await readablePostById(call, call.params.postId);
    return stateOf(await call.ports.data.likes.remove({ postId, userId: viewer.id }));
  },
} satisfies Partial<Handlers>;
