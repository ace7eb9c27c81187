import type { PostCard } from '@contract/entities';
import { homeFeedPath } from '@contract/furtherPaths';
import { postPath } from '@contract/pages';
import { followingTexts } from '@contract/texts/followTexts';
import { Link } from 'react-router-dom';
import { usePublicPosts } from '@/store/posts/usePosts';
import { useRouteData } from '@/store/useRouteData';
import { Skeleton } from '@/ui/Skeleton';
import { WhenLoaded } from '@/ui/WhenLoaded';
import { Byline } from '../cards/Byline';
import { AuthorsToFollow, type RenderFollow } from './AuthorsToFollow';
import { type FollowedList, followedQuery } from './followedQueries';

const mostShown = 4;

const rows = (
  <div className="grid gap-3">
    {['first', 'second', 'third', 'fourth'].map((row) => (
      <Skeleton key={row} className="h-14" />
    ))}
  </div>
);

function Row({ post }: { post: PostCard }) {
  return (
    <li className="grid gap-1 py-3">
      <Link
        to={postPath(post.url)}
        dir="auto"
        className="font-serif text-lg leading-snug break-words hover:text-accent hover:underline"
      >
        {post.title}
      </Link>
      <Byline post={post} />
    </li>
  );
}

type NewestPostsProps = { list: FollowedList; renderFollow: RenderFollow };

function NewestPosts({ list: { items, suggestions }, renderFollow }: NewestPostsProps) {
  const posts = usePublicPosts(items.slice(0, mostShown).map(({ id }) => id));
  if (posts.length === 0)
    return (
      <>
        <p className="text-quiet">{followingTexts.none}</p>
        {suggestions.length > 0 ? (
          <AuthorsToFollow people={suggestions} renderFollow={renderFollow} />
        ) : null}
      </>
    );
  return (
    <ul aria-labelledby="newest-followed" className="divide-y border-y">
      {posts.map((post) => (
        <Row key={post._id} post={post} />
      ))}
    </ul>
  );
}

type NewestFollowedProps = { viewerId: string; renderFollow: RenderFollow };

/** The newest posts of those whom a member follows, as text. */
export function NewestFollowed({ viewerId, renderFollow }: NewestFollowedProps) {
  const loaded = useRouteData(followedQuery({ viewerId }));
  return (
    <section aria-labelledby="newest-followed" className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="newest-followed" className="text-lg sm:text-xl">
          New from those you follow
        </h2>
        <Link
          to={homeFeedPath('following')}
          className="text-link touchable inline-flex items-center"
        >
          All of them
        </Link>
      </div>
      <WhenLoaded loaded={loaded} failure={followingTexts.failed} skeleton={rows}>
        {(list) => <NewestPosts list={list} renderFollow={renderFollow} />}
      </WhenLoaded>
    </section>
  );
}
