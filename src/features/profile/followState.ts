import { type Loading, notLoaded } from '@/store/loading';

type Follow = { isFollowing: boolean; followId: string | null };

/** Whether one viewer follows one author. `before` is what to go back to if a change fails. */
export type FollowEntry = Loading & Follow & { viewerId: string; before: Follow | null };

const notFollowing: Follow = { isFollowing: false, followId: null };

export function newFollow(viewerId: string): FollowEntry {
  return { ...notLoaded, ...notFollowing, viewerId, before: null };
}

export function expectFollow(entry: FollowEntry, isFollowing: boolean) {
  entry.before = { isFollowing: entry.isFollowing, followId: entry.followId };
  entry.isFollowing = isFollowing;
}

export function confirmFollow(entry: FollowEntry, followId: string | null) {
  entry.before = null;
  entry.followId = followId;
}

/** Goes back to what was; by how much the author's followers change with it. */
export function rollBackFollow(entry: FollowEntry): number {
  if (!entry.before) return 0;
  const change = Number(entry.before.isFollowing) - Number(entry.isFollowing);
  Object.assign(entry, entry.before, { before: null });
  return change;
}
