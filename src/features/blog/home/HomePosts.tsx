import { limits } from '@contract/limits';
import { loadingTexts } from '@contract/texts/loadingTexts';
import { postTexts } from '@contract/texts/postTexts';
import { useDeferredValue } from 'react';
import { usePublicPosts } from '@/store/usePosts';
import { useRouteData } from '@/store/useRouteData';
import { CardGrid } from '@/ui/CardGrid';
import { EmptyState } from '@/ui/EmptyState';
import { FailedState } from '@/ui/FailedState';
import { NeedsScript } from '@/ui/NeedsScript';
import { homeQuery } from '../blogQueries';
import type { PrefetchPost } from '../cards/CardLink';
import { HorizontalPostCard } from '../cards/HorizontalPostCard';
import { PostCard } from '../cards/PostCard';
import { Carousel } from './Carousel';
import { HomePostsSkeleton } from './HomePostsSkeleton';
import { Section } from './Section';
import { TagList } from './TagList';

const none: readonly string[] = [];

type HomePostsProps = { onPrefetch?: PrefetchPost | undefined };

/** The parts of the home page that need data: trending posts, popular authors' posts and tags. */
export function HomePosts({ onPrefetch }: HomePostsProps) {
  const { data, status, reload } = useRouteData(homeQuery);
  // Deferred, so that React renders the posts in short tasks that let input through.
  const isReady = useDeferredValue(data !== null);
  const trending = usePublicPosts(data?.trendingIds ?? none);
  const recent = usePublicPosts(data?.authorPostIds ?? none);

  if (!data && status === 'failed') {
    return <FailedState message={loadingTexts.postsFailed} onRetry={reload} />;
  }
  if (!data || !isReady) {
    return (
      <NeedsScript message={loadingTexts.postsNeedScript}>
        <HomePostsSkeleton />
      </NeedsScript>
    );
  }

  const others = trending.slice(limits.carouselSlides);
  return (
    <>
      <Section title="Trending">
        {trending.length > 0 ? (
          <Carousel posts={trending.slice(0, limits.carouselSlides)} onPrefetch={onPrefetch} />
        ) : (
          <EmptyState>{postTexts.none}</EmptyState>
        )}
        {others.length > 0 ? (
          <div className="pt-12">
            <CardGrid>
              {others.map((post) => (
                <PostCard key={post._id} post={post} onPrefetch={onPrefetch} />
              ))}
            </CardGrid>
          </div>
        ) : null}
      </Section>
      {recent.length > 0 ? (
        <Section title="Recent Posts">
          <div className="-mt-5 grid gap-x-12 lg:grid-cols-2">
            {recent.map((post) => (
              <HorizontalPostCard key={post._id} post={post} onPrefetch={onPrefetch} />
            ))}
          </div>
        </Section>
      ) : null}
      <TagList tags={data.tags} />
    </>
  );
}
