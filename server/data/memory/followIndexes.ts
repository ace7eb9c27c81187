import type { FollowRow } from '../rows';
import { createGroups } from './groups';

type Kept = Readonly<FollowRow> | null;
type Pair = Pick<FollowRow, 'authorId' | 'followerId'>;

const pairOf = ({ authorId, followerId }: Pair) => `${authorId} ${followerId}`;

export function createFollowIndexes() {
  const ofAuthor = createGroups();
  const ofFollower = createGroups();
  const byPair = new Map<string, string>();
  return {
    ofAuthor,
    ofFollower,
    idBetween: (pair: Pair) => byPair.get(pairOf(pair)) ?? null,
    change(before: Kept, after: Kept) {
      if (before) {
        ofAuthor.drop(before.authorId, before.id);
        ofFollower.drop(before.followerId, before.id);
        byPair.delete(pairOf(before));
      }
      if (after) {
        ofAuthor.put(after.authorId, after);
        ofFollower.put(after.followerId, after);
        byPair.set(pairOf(after), after.id);
      }
    },
  };
}

export type FollowIndexes = ReturnType<typeof createFollowIndexes>;
