import { limits } from '@contract/limits';
import { postLetterMessages } from '@contract/texts/apiMessages';
import type { Handlers } from '../../context';
import { newAccount, newPostDelay } from '../../emails/storeCommunityEmails';
import { conflict } from '../../failure';
import { postToChange } from '../../posts/findPost';
import { toIsoTime } from '../../serializers/serializeUser';

/** E-mails to subscribers about a post, while they wait. */
export const postLetterHandlers = {
  async readPostLetters(call) {
    const { id: postId } = await postToChange(call, 'publish post', call.params.id);
    const most = limits.countedSubscribers + 1;
    const unsent = await call.ports.data.subscribers.unsentEmails({ postId, most });
    const message = postLetterMessages.fetched;
    if (!unsent || unsent.recipients === 0) return { message, letters: null };
    const { publishedAt, authorCreatedAt, recipients } = unsent;
    const until = Math.max(publishedAt + newPostDelay, authorCreatedAt + newAccount);
    return { message, letters: { recipients, until: toIsoTime(until) } };
  },

  async stopPostLetters(call) {
    const { id: postId } = await postToChange(call, 'publish post', call.params.id);
    const stop = { postId, by: call.viewer.id };
    if (!(await call.ports.data.subscribers.stopPostLetters(stop)))
      throw conflict(postLetterMessages.notWaiting);
    return { message: postLetterMessages.stopped };
  },
} satisfies Partial<Handlers>;
