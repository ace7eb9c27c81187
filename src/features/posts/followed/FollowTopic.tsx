import { queuedCalls } from '@/lib/browser/queuedCalls';
import { useIsQueued } from '@/lib/hooks/useIsQueued';
import { useSingleRun } from '@/lib/hooks/useSingleRun';
import { useAppDispatch, useViewer } from '@/store/hooks';
import { useRouteData } from '@/store/useRouteData';
import { Button } from '@/ui/Button';
import { isSameTopic, topicsQuery } from './followedQueries';
import { followTopic, topicKey, unfollowTopic } from './followedThunks';

/** Follows or unfollows a topic. */
export function FollowTopic({ tag }: { tag: string }) {
  const dispatch = useAppDispatch();
  const viewerId = useViewer()?.id ?? null;
  const { data, status } = useRouteData(viewerId === null ? null : topicsQuery({ viewerId }));
  const isFollowing = data?.some((topic) => isSameTopic(topic.tag, tag)) ?? false;
  const isUnknown = viewerId !== null && data === null && status !== 'failed';
  const { isBusy, run } = useSingleRun();
  const isQueued = useIsQueued(topicKey(tag));
  // A change is shown before the API has confirmed it.
  const isShown = isFollowing !== (isQueued || (isBusy && viewerId !== null));

  function handleToggle() {
    if (queuedCalls.giveUp(topicKey(tag))) return;
    const change = isFollowing ? unfollowTopic : followTopic;
    void run(async () => void (await dispatch(change({ tag, viewerId }))));
  }

  return (
    <Button
      variant={isShown ? 'secondary' : 'primary'}
      busy={isUnknown || (isBusy && !isQueued)}
      className="min-w-28"
      onClick={handleToggle}
    >
      {isShown ? 'Following' : 'Follow'}{' '}
      <span className="sr-only">
        the topic <bdi>{tag}</bdi>
      </span>
    </Button>
  );
}
