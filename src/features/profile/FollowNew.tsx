import type { Person } from '@contract/entities';
import { useAppDispatch, useAppSelector, useViewer } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { followQuery } from './followQuery';
import { follow, unfollow } from './followThunks';

/** Follows somebody whom the member is known not to follow, and takes it back. It loads nothing. */
export function FollowNew({ person }: { person: Person }) {
  const dispatch = useAppDispatch();
  const viewerId = useViewer()?.id ?? '';
  const author = { authorId: person._id, viewerId };
  const known = useAppSelector(followQuery(author).select)?.data;
  const isFollowing = known?.isFollowing ?? false;

  function handleClick() {
    if (isFollowing) void dispatch(unfollow({ ...author, followId: known?.followId ?? null }));
    else void dispatch(follow(author));
  }

  return (
    <Button variant="secondary" onClick={handleClick}>
      {isFollowing ? 'Following' : 'Follow'}{' '}
      <span className="sr-only">
        <bdi>{person.fullName}</bdi>
      </span>
    </Button>
  );
}
