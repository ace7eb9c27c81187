import { queuedCalls } from '@/lib/browser/queuedCalls';
import { useAppDispatch, useViewer } from '@/store/hooks';
import { useRouteData } from '@/store/useRouteData';
import { Button } from '@/ui/Button';
import { NeedsScript } from '@/ui/NeedsScript';
import { followQuery } from './followQuery';
import { followKey } from './followState';
import { follow, unfollow } from './followThunks';

type FollowButtonProps = {
  authorId: string;
  /** The post on whose page the button is. */
  blogId?: string;
  /** Called when the API has confirmed a change. */
  onChange?: (by: 1 | -1) => void;
  /** Called when the API does not find the author. */
  onRefused?: () => void;
};

export function FollowButton({ authorId, blogId, onChange, onRefused }: FollowButtonProps) {
  const dispatch = useAppDispatch();
  const viewerId = useViewer()?.id ?? null;
  const isSelf = viewerId === authorId;
  const query = viewerId && !isSelf ? followQuery({ viewerId, authorId }) : null;
  const { data, status } = useRouteData(query);

  if (isSelf) return null;
  const isFollowing = data?.isFollowing ?? false;
  const isPending = query !== null && (status === 'idle' || status === 'loading');
  const isUnknown = isPending && !data?.confirmed;

  function handleClick() {
    // The state before is that of the API.
    if (queuedCalls.giveUp(followKey({ authorId, viewerId }))) return;
    void (isFollowing ? handleUnfollow() : handleFollow());
  }

  async function handleFollow() {
    const outcome = await dispatch(follow({ authorId, viewerId, blogId }));
    if (follow.fulfilled.match(outcome)) onChange?.(1);
    else if (follow.rejected.match(outcome) && outcome.payload?.status === 404) onRefused?.();
  }

  async function handleUnfollow() {
    const outcome = await dispatch(
      unfollow({ authorId, viewerId, followId: data?.followId ?? null }),
    );
    if (unfollow.fulfilled.match(outcome)) onChange?.(-1);
  }

  return (
    <NeedsScript>
      <Button
        data-return="follow"
        variant={isFollowing ? 'secondary' : 'primary'}
        busy={isUnknown}
        className="min-w-28"
        onClick={handleClick}
      >
        {isFollowing ? 'Following' : 'Follow'}
      </Button>
    </NeedsScript>
  );
}
