import { silenceMessages } from '@contract/texts/muteTexts';
import type { Silenced } from '@server/data/silences/silencePort';
import { accountNotFound } from '../../accounts/accountErrors';
import { readableThread } from '../../comments/readableThread';
import { commentNotFound } from '../../comments/readPlace';
import type { Call, Handlers } from '../../context';
import { postNotFound, readablePostAccess } from '../../posts/findPost';

type OfPost = Call<'silencePost'> | Call<'unsilencePost'>;
type OfThread = Call<'silenceThread'> | Call<'unsilenceThread'>;

async function readPost(call: OfPost): Promise<Silenced> {
  const { id: postId } = await readablePostAccess(call, call.params.id);
  return { userId: call.viewer.id, postId, threadId: null };
}

/** The thread of a comment that the viewer can read. */
async function readThread(call: OfThread): Promise<Silenced> {
  const { post, page } = await readableThread(call, call.params.commentId);
  return { userId: call.viewer.id, postId: post.id, threadId: page.thread.id };
}

/** Throws 404 if what is silenced was removed meanwhile. */
async function silence({ ports: { data, clock } }: OfPost | OfThread, silenced: Silenced) {
  if (await data.silences.put({ ...silenced, createdAt: clock.now() })) return;
  throw silenced.threadId === null ? postNotFound() : commentNotFound();
}

async function unsilence({ ports: { data } }: OfPost | OfThread, silenced: Silenced) {
  if (!(await data.silences.remove(silenced))) throw accountNotFound();
}

const answer = (isSilenced: boolean, message: string) => ({ message, data: { isSilenced } });

/** Posts and threads that members are not notified of. */
export const silenceHandlers = {
  async silencePost(call) {
    await silence(call, await readPost(call));
    return answer(true, silenceMessages.post);
  },

  async unsilencePost(call) {
    await unsilence(call, await readPost(call));
    return answer(false, silenceMessages.postEnded);
  },

  async silenceThread(call) {
    await silence(call, await readThread(call));
    return answer(true, silenceMessages.thread);
  },

  async unsilenceThread(call) {
    await unsilence(call, await readThread(call));
    return answer(false, silenceMessages.threadEnded);
  },
} satisfies Partial<Handlers>;
