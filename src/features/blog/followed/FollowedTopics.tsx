import { hubPath } from '@contract/pages';
import { followingTexts } from '@contract/texts/followingTexts';
import { Link } from 'react-router-dom';
import { shortDate } from '@/lib/dates';
import { useAppDispatch, useViewer } from '@/store/hooks';
import { useRouteData } from '@/store/useRouteData';
import { Button } from '@/ui/Button';
import { CardSkeletons } from '@/ui/CardSkeletons';
import { WhenLoaded } from '@/ui/WhenLoaded';
import { topicsQuery } from './followedSlice';
import { unfollowTopic } from './followedThunks';

/** The topics that the user follows. */
export function FollowedTopics() {
  const dispatch = useAppDispatch();
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
              {topics.map(({ tag, createdAt }) => (
                <li key={tag} className="flex flex-wrap items-center gap-3 border-b py-3">
                  <div className="grid min-w-0 flex-1">
                    <Link to={hubPath({ tag })} className="underline wrap-anywhere">
                      <bdi>{tag}</bdi>
                    </Link>
                    <span className="text-sm text-quiet">Followed : {shortDate(createdAt)}</span>
                  </div>
                  <Button
                    variant="secondary"
                    onClick={() => void dispatch(unfollowTopic({ tag, viewerId }))}
                  >
                    Unfollow{' '}
                    <span className="sr-only">
                      <bdi>{tag}</bdi>
                    </span>
                  </Button>
                </li>
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
