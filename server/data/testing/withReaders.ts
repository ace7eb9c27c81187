import type { Data } from '../port';
import type { NotificationCardRow } from '../rows/communityRows';
import { withPost } from './fixtures';
import { at, commentRow, logRow, userRow } from './rows';

const page = { skip: 0, take: 20 };

/** A row as a test compares it. */
export const seenAs = ({
  kind,
  actors,
  count,
  times,
  isSeen,
  decision,
  reason,
  ...row
}: NotificationCardRow) => ({
  kind,
  about: row.commentId ?? row.post?.url ?? row.profileId ?? row.title,
  newest: row.newestComment?.id ?? null,
  actors: actors.map(({ id }) => id),
  count,
  isSeen,
  ...(times === count ? {} : { times }),
  ...(decision === null ? {} : { decision }),
  ...(reason === '' ? {} : { reason }),
});

/** A post of ada’s, ben and cleo, a moderator and an administrator. */
export async function withReaders(empty: Data) {
  const data = await withPost(empty);
  await data.users.insert(userRow('mod', { role: 'moderator' }));
  await data.users.insert(userRow('root', { role: 'admin' }));
  const told = async (userId: string) =>
    (await data.notifications.list({ ...page, userId })).rows.map(seenAs);
  const unseen = async (userId: string) =>
    (await data.notifications.unseen([userId])).map((row) => row.unseen)[0];
  const comment = async (id: string, minute: number, row: Parameters<typeof commentRow>[1]) =>
    data.comments.insert(
      commentRow(id, { createdAt: at(minute), updatedAt: at(minute), authorId: 'ben', ...row }),
    );
  const decide = async (id: string, state: 'shown' | 'held' | 'hidden' | 'removed', minute = 60) =>
    data.moderation.decide(
      id,
      { state, stateReason: '' },
      logRow(`${id} ${state}`, { actorId: 'mod', createdAt: at(minute) }),
    );
  return { ...data, told, unseen, comment, decide };
}
