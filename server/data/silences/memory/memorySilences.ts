import { activeUser } from '../../memory/tables/access';
import type { Store } from '../../memory/tables/store';
import type { Tables } from '../../memory/tables/tables';
import type { SilenceRow } from '../../rows/communityRows';
import type { SilenceData } from '../silencePort';

type OfPost = { userId: string; postId: string };

export const silencesOf = ({ silences }: Tables, { userId, postId }: OfPost) =>
  silences.list('userId', userId).filter((silence) => silence.postId === postId);

function postFirst(one: SilenceRow, other: SilenceRow) {
  if (one.threadId === null) return -1;
  if (other.threadId === null) return 1;
  return other.createdAt - one.createdAt || (one.threadId < other.threadId ? 1 : -1);
}

export function createMemorySilences(store: Store): SilenceData {
  return {
    async put(silence) {
      const { posts, comments, silences } = store.tables;
      const { userId, postId, threadId } = silence;
      const isThere = posts.has(postId) && (threadId === null || comments.has(threadId));
      if (!isThere || !activeUser(store.tables, userId)) return false;
      if (!silences.has(silence)) silences.put(silence);
      return true;
    },
    async remove(silenced) {
      if (!activeUser(store.tables, silenced.userId)) return false;
      store.tables.silences.remove(silenced);
      return true;
    },
    ofPost: async ({ take, ...of }) =>
      silencesOf(store.tables, of)
        .toSorted(postFirst)
        .slice(0, take)
        .map((row) => ({ ...row })),
  };
}
