import { useEffect } from 'react';
import { useAppDispatch, useAppSelector, useViewer } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { fetchFollow, follow, unfollow } from './followThunks';
import { selectProfile } from './profileSlice';

type FollowButtonProps = {
  authorId: string;
  /** The post that made somebody follow. */
  blogId?: string;
  /** Told once the API has said yes, for a count that is kept elsewhere. */
  onChange?: (by: 1 | -1) => void;
  /** Told when the API refused a change: the author may be gone. */
  onRefused?: () => void;
};

export function FollowButton({ authorId, blogId, onChange, onRefused }: FollowButtonProps) {
  const dispatch = useAppDispatch();
  const viewerId = useViewer()?.id ?? null;
  const kept = useAppSelector((state) => selectProfile(state).follows[authorId]);
  const isSelf = viewerId === authorId;

  useEffect(() => {
    if (!viewerId || isSelf) return undefined;
    const request = dispatch(fetchFollow({ authorId, viewerId }));
    return () => request.abort();
  }, [dispatch, authorId, viewerId, isSelf]);

  if (isSelf) return null;
  const entry = kept?.viewerId === viewerId ? kept : null;
  const isFollowing = entry?.isFollowing ?? false;
  const isUnknown = viewerId !== null && entry?.status === 'loading' && !entry.before;

  async function handleFollow() {
    const done = await dispatch(follow({ authorId, viewerId, blogId }));
    if (follow.fulfilled.match(done)) onChange?.(1);
    else if (follow.rejected.match(done) && done.payload?.status === 404) onRefused?.();
  }

  async function handleUnfollow() {
    const done = await dispatch(unfollow({ authorId, followId: entry?.followId ?? null }));
    if (unfollow.fulfilled.match(done)) onChange?.(-1);
  }

  return (
    <Button
      variant={isFollowing ? 'secondary' : 'primary'}
      busy={isUnknown}
      className="min-w-28"
      onClick={() => void (isFollowing ? handleUnfollow() : handleFollow())}
    >
      {isFollowing ? 'Following' : 'Follow'}
    </Button>
  );
}
