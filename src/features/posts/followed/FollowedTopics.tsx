import { hubPath, paths } from '@contract/pages';
import type { Topic } from '@contract/people/readerEntities';
import { followingTexts } from '@contract/texts/followTexts';
import { offlineTexts } from '@contract/texts/offlineTexts';
import { Link } from 'react-router-dom';
import { queuedCalls } from '@/lib/browser/queuedCalls';
import { shortDate } from '@/lib/calendar';
import { useIsQueued } from '@/lib/hooks/useIsQueued';
import { useNextEntry } from '@/lib/hooks/useNextEntry';
import { useAppDispatch, useViewer } from '@/store/hooks';
import { useRouteData } from '@/store/useRouteData';
import { Button } from '@/ui/Button';
import { CardSkeletons } from '@/ui/CardSkeletons';
import { WhenLoaded } from '@/ui/WhenLoaded';
import { topicsQuery } from './followedQueries';
import { topicKey, unfollowTopic } from './followedThunks';

type TopicRowProps = {
  topic: Topic;
  viewerId: string;
  /** Called before the row goes. */
  onUnfollow: (tag: string) => void;
};

function TopicRow({ topic, viewerId, onUnfollow }: TopicRowProps) {
  const dispatch = useAppDispatch();
  const { tag, createdAt } = topic;
  const isQueued = useIsQueued(topicKey(tag));

  function handleUnfollow() {
    if (queuedCalls.giveUp(topicKey(tag))) return;
    onUnfollow(tag);
    void dispatch(unfollowTopic({ tag, viewerId }));
  }

  return (
    <li data-item tabIndex={-1} className="flex flex-wrap items-center gap-3 border-b py-3">
      <div className="grid min-w-0 flex-1">
        <Link to={hubPath({ tag })} className="underline wrap-anywhere">
          <bdi>{tag}</bdi>
        </Link>
        <span className="text-sm text-quiet">
          {isQueued ? offlineTexts.waiting : `Followed : ${shortDate(createdAt)}`}
        </span>
      </div>
      <Button variant="secondary" onClick={handleUnfollow}>
        {isQueued ? 'Keep' : 'Unfollow'}{' '}
        <span className="sr-only">
          <bdi>{tag}</bdi>
        </span>
      </Button>
    </li>
  );
}

type TopicListProps = { topics: readonly Topic[]; viewerId: string };

function TopicList({ topics, viewerId }: TopicListProps) {
  const { list, leaveEntry } = useNextEntry<HTMLUListElement>(topics.map(({ tag }) => tag));
  return (
    <ul ref={list} aria-label="Topics">
      {topics.map((topic) => (
        <TopicRow key={topic.tag} topic={topic} viewerId={viewerId} onUnfollow={leaveEntry} />
      ))}
    </ul>
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
            <TopicList topics={topics} viewerId={viewerId} />
          ) : (
            <p className="text-quiet">
              You follow no topics yet. Open a topic and press “Follow” beside its name.{' '}
              <Link to={paths.posts} className="text-link">
                Find topics
              </Link>
            </p>
          )
        }
      </WhenLoaded>
    </section>
  );
}
