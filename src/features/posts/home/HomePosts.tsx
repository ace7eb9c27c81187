import { limits } from '@contract/limits';
import { loadingTexts } from '@contract/texts/loadingTexts';
import { type ReactNode, useDeferredValue } from 'react';
import { usePublicPosts } from '@/store/posts/usePosts';
import { useRouteData } from '@/store/useRouteData';
import { FailedState } from '@/ui/FailedState';
import { NeedsScript } from '@/ui/NeedsScript';
import type { PrefetchPost } from '../cards/CardLink';
import { homeQuery } from '../model/homeQuery';
import { HomeLead } from './HomeLead';
import { HomePostsSkeleton, TrendingListSkeleton } from './HomePostsSkeleton';
import { RecentPosts } from './RecentPosts';
import { TagList } from './TagList';
import { TrendingList } from './TrendingList';

const none: readonly string[] = [];

type HomePostsProps = {
  /** Shown beside the first trending posts. */
  hero: ReactNode;
  onPrefetch?: PrefetchPost | undefined;
};

/** The parts of the home page that need data: trending posts, popular authors' posts and tags. */
export function HomePosts({ hero, onPrefetch }: HomePostsProps) {
  const { data, status, error, reload } = useRouteData(homeQuery);
  // Deferred, so that React renders the posts in short tasks that let input through.
  const isReady = useDeferredValue(data !== null);
  const trending = usePublicPosts(data?.trendingIds ?? none);
  const recent = usePublicPosts(data?.authorPostIds ?? none);
  const shown = isReady ? data : null;
  const others = trending.slice(limits.carouselSlides);
  const isLoading = !shown && (data !== null || status !== 'failed');

  function renderLead() {
    if (shown) return <HomeLead posts={trending} onPrefetch={onPrefetch} />;
    if (!isLoading) {
      return <FailedState message={loadingTexts.postsFailed} error={error} onRetry={reload} />;
    }
    return (
      <NeedsScript message={loadingTexts.postsNeedScript}>
        <HomePostsSkeleton />
      </NeedsScript>
    );
  }

  return (
    <>
      <div className="grid gap-6 py-6 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:gap-12 md:py-10 lg:pb-14">
        {hero}
        {renderLead()}
      </div>
      {isLoading ? (
        <NeedsScript>
          <TrendingListSkeleton />
        </NeedsScript>
      ) : null}
      {shown ? (
        <>
          {others.length > 0 ? <TrendingList posts={others} onPrefetch={onPrefetch} /> : null}
          <RecentPosts posts={recent} onPrefetch={onPrefetch} />
          <TagList tags={shown.tags} />
        </>
      ) : null}
    </>
  );
}
