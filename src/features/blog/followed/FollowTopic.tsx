import { useSingleRun } from '@/lib/hooks/useSingleRun';
import { useAppDispatch, useViewer } from '@/store/hooks';
import { useRouteData } from '@/store/useRouteData';
import { Button } from '@/ui/Button';
import { isSameTopic, topicsQuery } from './followedSlice';
import { followTopic, unfollowTopic } from './followedThunks';

/** Follows or unfollows a topic. */
export function FollowTopic({ tag }: { tag: string }) {
  const dispatch = useAppDispatch();
  const viewerId = useViewer()?.id ?? null;
  const { data, status } = useRouteData(viewerId === null ? null : topicsQuery({ viewerId }));
  const isFollowing = data?.some((topic) => isSameTopic(topic.tag, tag)) ?? false;
  const isUnknown = viewerId !== null && data === null && status !== 'failed';
  const { isBusy, run } = useSingleRun();
  const toggle = async () =>
    run(async () => {
      const change = isFollowing ? unfollowTopic : followTopic;
      await dispatch(change({ tag, viewerId }));
    });
  return (
    <Button
      variant={isFollowing ? 'secondary' : 'primary'}
      busy={isUnknown || isBusy}
      className="min-w-28"
      onClick={() => void toggle()}
    >
      {isFollowing ? 'Following' : 'Follow'}{' '}
      <span className="sr-only">
        the topic <bdi>{tag}</bdi>
      </span>
    </Button>
  );
}
