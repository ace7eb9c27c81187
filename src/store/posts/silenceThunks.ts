import {
  silencePost,
  silenceThread,
  unsilencePost,
  unsilenceThread,
} from '@contract/endpoints/silences';
import { silenceTexts } from '@contract/texts/muteTexts';
import { notify } from '@/lib/notify';
import { createAppAsyncThunk } from '../createAppAsyncThunk';

/** A post, or a thread of it. */
export type Silenced = { postId: string; threadId: string | null };

export type SilenceChange = Silenced & { viewerId: string; isSilenced: boolean };

/** The viewer is no longer notified of a post or thread, or is notified of it again. */
export const setSilenced = createAppAsyncThunk(
  'posts/setSilenced',
  async (change: SilenceChange, { call, dispatch }) => {
    const { postId, threadId, isSilenced } = change;
    const { message } =
      threadId === null
        ? await call(isSilenced ? silencePost : unsilencePost, { params: { id: postId } })
        : await call(isSilenced ? silenceThread : unsilenceThread, {
            params: { commentId: threadId },
          });
    const id = `silence-${threadId ?? postId}`;
    if (isSilenced) {
      const undone = { ...change, isSilenced: false };
      notify.undoable(message, id, () => void dispatch(setSilenced(undone)));
    } else {
      notify.dismiss(id);
      notify.success(message);
    }
  },
  { toasts: { failure: silenceTexts.failed } },
);
