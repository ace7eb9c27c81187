import type { Person, PostCard } from '@contract/entities';
import { paths } from '@contract/pages';
import type { FollowReason } from '@contract/people/readerEntities';
import { followingTexts } from '@contract/texts/followTexts';
import { Fragment, useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router-dom';
import { lastVisit } from '@/lib/calendar';
import { useSingleRun } from '@/lib/hooks/useSingleRun';
import { useAppDispatch } from '@/store/hooks';
import { publicationOf } from '@/store/posts/publicationOf';
import { usePublicPosts } from '@/store/posts/usePosts';
import { useUpdatedSinceRead } from '@/store/reads/useUpdatedSinceRead';
import { useRouteData } from '@/store/useRouteData';
import '@/memberStyles.css';
import { Button, buttonClasses } from '@/ui/Button';
import { CardSkeletons } from '@/ui/CardSkeletons';
import { EmptyState } from '@/ui/EmptyState';
import { WhenLoaded } from '@/ui/WhenLoaded';
import type { PrefetchPost } from '../cards/CardLink';
import { HorizontalPostCard } from '../cards/HorizontalPostCard';
import { AuthorsToFollow, type RenderFollow } from './AuthorsToFollow';
import { type FollowedList, followedQuery } from './followedQueries';
import { fetchMoreFollowed, seeFollowed } from './followedThunks';

type ReasonProps = {
  post: PostCard;
  /** null if a post above has the same. */
  because: FollowReason | null;
  isUpdated: boolean;
};

/** Why a post is in the list, and whether it changed since the member read it. */
function Reason({ post: { author }, because, isUpdated }: ReasonProps) {
  if (because === null && !isUpdated) return null;
  const fullName = `${author.firstName} ${author.lastName}`.trim();
  return (
    <p className="flex flex-wrap items-center gap-x-3 pt-4 text-sm text-quiet">
      {because ? (
        <span>
          Because you follow <bdi>{'tag' in because ? because.tag : fullName}</bdi>
        </span>
      ) : null}
      {isUpdated ? (
        <span className="rounded-full bg-accent-soft px-2 text-ink">Updated since you read it</span>
      ) : null}
    </p>
  );
}

/** The reasons by post. Each is told once, at the first post that has it. */
function reasonsOf(items: FollowedList['items']) {
  const told = new Set<string>();
  const isFirst = ({ because }: FollowedList['items'][number]) => {
    const key = JSON.stringify(because);
    const isNew = !told.has(key);
    told.add(key);
    return isNew;
  };
  return new Map(items.filter(isFirst).map(({ id, because }) => [id, because]));
}

function VisitLine({ seenUntil }: { seenUntil: string }) {
  return (
    <li className="flex items-center gap-4 py-4 text-sm font-medium text-accent">
      <span className="h-px flex-1 bg-accent" />
      You were here {lastVisit(seenUntil)}
      <span className="h-px flex-1 bg-accent" />
    </li>
  );
}

type SuggestionsProps = { people: readonly Person[]; renderFollow: RenderFollow };

function Suggestions({ people, renderFollow }: SuggestionsProps) {
  return (
    <EmptyState icon="users">
      <p>{followingTexts.none}</p>
      {people.length > 0 ? <AuthorsToFollow people={people} renderFollow={renderFollow} /> : null}
      <Link to={paths.posts} className={buttonClasses('secondary')}>
        Find authors and topics
      </Link>
    </EmptyState>
  );
}

type ListProps = { viewerId: string; list: FollowedList; onPrefetch: PrefetchPost };

function List({ viewerId, list, onPrefetch }: ListProps) {
  const { items, areMore, seenUntil } = list;
  const dispatch = useAppDispatch();
  const ids = items.map(({ id }) => id);
  const posts = usePublicPosts(ids);
  const updated = useUpdatedSinceRead(viewerId, posts);
  const { isBusy, run } = useSingleRun();
  const showMore = async () =>
    run(async () => {
      const last = posts.at(-1);
      await dispatch(fetchMoreFollowed({ viewerId, ids, until: last && publicationOf(last) }));
    });
  const reasons = reasonsOf(items);
  const isSeen = (post: PostCard | undefined) =>
    post !== undefined &&
    seenUntil !== null &&
    Date.parse(publicationOf(post)) <= Date.parse(seenUntil);
  return (
    <>
      <h2 id="followed-posts" className="sr-only">
        Posts by those you follow
      </h2>
      <ul aria-labelledby="followed-posts">
        {posts.map((post, at) => (
          <Fragment key={post._id}>
            {at > 0 && seenUntil !== null && isSeen(post) && !isSeen(posts[at - 1]) ? (
              <VisitLine seenUntil={seenUntil} />
            ) : null}
            <li className="border-b">
              <Reason
                post={post}
                because={reasons.get(post._id) ?? null}
                isUpdated={updated.has(post._id)}
              />
              <HorizontalPostCard post={post} onPrefetch={onPrefetch} />
            </li>
          </Fragment>
        ))}
      </ul>
      {areMore ? (
        <Button variant="secondary" busy={isBusy} className="mt-6" onClick={() => void showMore()}>
          Show more
        </Button>
      ) : null}
    </>
  );
}

type FollowedFeedProps = {
  viewerId: string;
  onPrefetch: PrefetchPost;
  renderFollow: RenderFollow;
};

/** The posts of followed authors and about followed topics, newest first. */
export function FollowedFeed({ viewerId, onPrefetch, renderFollow }: FollowedFeedProps) {
  const dispatch = useAppDispatch();
  const loaded = useRouteData(followedQuery({ viewerId }));
  const newest = loaded.data?.newest ?? null;

  const see = useEffectEvent((time: string) => {
    const until = new Date(Math.max(Date.now(), Date.parse(time))).toISOString();
    void dispatch(seeFollowed({ until }));
  });
  useEffect(() => {
    if (newest !== null) see(newest);
  }, [newest]);

  return (
    <section aria-labelledby="following" className="max-w-4xl py-8 md:py-10">
      <h1 id="following" tabIndex={-1} className="text-4xl md:text-5xl">
        Following
      </h1>
      <WhenLoaded
        loaded={loaded}
        failure={followingTexts.failed}
        skeleton={<CardSkeletons kind="ownPost" />}
      >
        {(list) =>
          list.items.length > 0 ? (
            <List viewerId={viewerId} list={list} onPrefetch={onPrefetch} />
          ) : (
            <Suggestions people={list.suggestions} renderFollow={renderFollow} />
          )
        }
      </WhenLoaded>
    </section>
  );
}
