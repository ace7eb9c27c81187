import { answersOf } from '@/store/cache';

/** Whether one viewer follows one author. */
export type Follow = {
  isFollowing: boolean;
  followId: string | null;
  /** The state before a change that is not confirmed yet. */
  confirmed: { isFollowing: boolean; followId: string | null } | null;
};

export const notFollowing: Follow = { isFollowing: false, followId: null, confirmed: null };

export function changeFollow({ isFollowing, followId }: Follow, next: boolean): Follow {
  return { isFollowing: next, followId, confirmed: { isFollowing, followId } };
}

export function confirmFollow({ isFollowing }: Follow, followId: string | null): Follow {
  return { isFollowing, followId, confirmed: null };
}

export function rollBackFollow(follow: Follow): Follow {
  return follow.confirmed ? { ...follow.confirmed, confirmed: null } : follow;
}

export const followKey = ({ viewerId, authorId }: { viewerId: string | null; authorId: string }) =>
  `${viewerId ?? ''}/${authorId}`;

export const follows = answersOf<Follow>('follows');
