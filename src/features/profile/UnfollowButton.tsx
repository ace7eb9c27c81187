import type { Person } from '@contract/entities';
import { useAppDispatch, useAppSelector, useViewer } from '@/store/hooks';
import { ActionButton } from '@/ui/ActionButton';
import { followQuery } from './followQuery';
import { fetchFollow, follow, unfollow } from './followThunks';

/** Unfollows an author of a list of followed ones, and follows them again. Asks the API for nothing until it is pressed. */
export function UnfollowButton({ author }: { author: Pick<Person, '_id' | 'fullName'> }) {
  const dispatch = useAppDispatch();
  const authorId = author._id;
  const viewerId = useViewer()?.id ?? '';
  const known = useAppSelector(followQuery({ viewerId, authorId }).select)?.data;
  const isFollowing = known?.isFollowing ?? true;

  async function handleClick() {
    if (!isFollowing) {
      await dispatch(follow({ authorId, viewerId }));
      return;
    }
    const found = known ? null : await dispatch(fetchFollow({ authorId, viewerId }));
    const followId =
      found && fetchFollow.fulfilled.match(found) ? (found.payload.id ?? null) : known?.followId;
    await dispatch(unfollow({ authorId, viewerId, followId: followId ?? null }));
  }

  return (
    <ActionButton
      variant="quiet"
      className="ms-11 text-sm"
      aria-label={`${isFollowing ? 'Unfollow' : 'Follow'} ${author.fullName}`}
      onPress={handleClick}
    >
      {isFollowing ? 'Unfollow' : 'Follow'}
    </ActionButton>
  );
}
