import { apiLimits } from '@contract/apiLimits';
import { can } from '@contract/permissions';
import { commentMessages } from '@contract/texts/apiMessages';
import { answerPassages } from '../../book/answerPassages';
import { serializeRows } from '../../comments/readSeen';
import type { Handlers } from '../../context';
import { activeRestrictions } from '../../moderation/restrictions';
import { toIsoTime } from '../../serializers/serializeUser';
import { readablePostAccess } from '../findPost';

/** The passages that a member sees in a post: the newest ones. */
const ownPassages = 200;

/** The viewer's state of a post. */
export const ownHandlers = {
  async readOwn(call) {
    const { viewer, ports, params } = call;
    const post = await readablePostAccess(call, params.id);
    const reader = { id: viewer.id, decides: can(viewer, 'decide comments', post) };
    const rule = { unset: ports.settings.holding, now: ports.clock.now() };
    const query = { postId: post.id, reader, take: apiLimits.mostComments, rule };
    const saved = { userId: viewer.id, postId: post.id };
    const [{ likedIds, inReview, staff, holds }, read, passages, silences] = await Promise.all([
      ports.data.comments.own(query),
      ports.data.reads.find(saved),
      ports.data.book.ofPost({ ...saved, take: ownPassages }),
      ports.data.silences.ofPost({ ...saved, take: apiLimits.mostComments }),
    ]);
    return {
      message: commentMessages.fetched,
      likedComments: [...likedIds],
      waiting: await serializeRows(call, inReview),
      notDecidable: staff
        .filter((account) => !can(viewer, 'decide comments of', account))
        .map(({ id }) => id),
      muted: [...(await ports.data.mutes.mutedUsernames(saved))],
      isSilenced: silences.some(({ threadId }) => threadId === null),
      silencedThreads: silences.flatMap(({ threadId }) => threadId ?? []),
      readRevision: read?.revision ?? null,
      readAt: read && toIsoTime(read.readAt),
      lastBlock: read?.lastBlock ?? '',
      isSaved: passages.some(({ quote }) => quote === ''),
      passages: await answerPassages(ports, passages),
      restrictions: await activeRestrictions(call),
      holds,
    };
  },
} satisfies Partial<Handlers>;
