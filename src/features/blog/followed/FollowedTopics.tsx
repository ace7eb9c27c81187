import { hubPath } from '@contract/pages';
import type { Topic } from '@contract/people/readerEntities';
import { connectionTexts } from '@contract/texts/connectionTexts';
import { followingTexts } from '@contract/texts/followingTexts';
import { Link } from 'react-router-dom';
import { waitingCalls } from '@/lib/browser/waitingCalls';
import { shortDate } from '@/lib/dates';
import { useIsWaiting } from '@/lib/hooks/useIsWaiting';
import { useAppDispatch, useViewer } from '@/store/hooks';
import { useRouteData } from '@/store/useRouteData';
import { Button } from '@/ui/Button';
import { CardSkeletons } from '@/ui/CardSkeletons';
import { WhenLoaded } from '@/ui/WhenLoaded';
import { topicsQuery } from './followedSlice';
import { topicKey, unfollowTopic } from './followedThunks';

function TopicRow({ topic, viewerId }: { topic: Topic; viewerId: string }) {
  const dispatch = useAppDispatch();
  const { tag, createdAt } = topic;
  const isWaiting = useIsWaiting(topicKey(tag));

  function handleUnfollow() {
    if (waitingCalls.giveUp(topicKey(tag))) return;
    void dispatch(unfollowTopic({ tag, viewerId }));
  }

  return (
    <li className="flex flex-wrap items-center gap-3 border-b py-3">
      <div className="grid min-w-0 flex-1">
        <Link to={hubPath({ tag })} className="underline wrap-anywhere">
          <bdi>{tag}</bdi>
        </Link>
        <span className="text-sm text-quiet">
          {isWaiting ? connectionTexts.waiting : `Followed : ${shortDate(createdAt)}`}
        </span>
      </div>
      <Button variant="secondary" onClick={handleUnfollow}>
        {isWaiting ? 'Keep' : 'Unfollow'}{' '}
        <span className="sr-only">
          <bdi>{tag}</bdi>
        </span>
      </Button>
    </li>
  );
}

/** The topics that the user follows. */
export function FollowedTopics() {
  const viewerId = useViewer()?.id ?? '';
  const loaded = useRouteData(topicsQuery({ viewerId }));
  return (
    <section aria-labelledby="followed-topics" className="grid max-w-xl gap-3">
      <h2 id="followed-topics" className="text-2xl">
        Topics
      </h2>
      <WhenLoaded
        loaded={loaded}
        failure={followingTexts.topicsFailed}
        skeleton={<CardSkeletons kind="person" />}
      >
        {(topics) =>
          topics.length > 0 ? (
            <ul aria-label="Topics">
              {topics.map((topic) => (
                <TopicRow key={topic.tag} topic={topic} viewerId={viewerId} />
              ))}
            </ul>
          ) : (
            <p className="text-quiet">
              You follow no topics yet. Open a topic and press “Follow” beside its name.
            </p>
          )
        }
      </WhenLoaded>
    </section>
  );
}
