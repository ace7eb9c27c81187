import type { PostCard as Post } from '@contract/entities';
import { loadingTexts } from '@contract/texts/loadingTexts';
import { useDeferredValue } from 'react';
import { renderedPart } from '@/lib/renderedPart';
import { usePublicPosts } from '@/store/posts/usePosts';
import { useRouteData } from '@/store/useRouteData';
import { CardGrid } from '@/ui/CardGrid';
import { CardSkeletons } from '@/ui/CardSkeletons';
import { FailedState } from '@/ui/FailedState';
import { NeedsScript } from '@/ui/NeedsScript';
import { Pagination } from '@/ui/Pagination';
import { LoadingStatus } from '@/ui/Skeleton';
import type { PrefetchPost } from '../cards/CardLink';
import { cardShape } from '../cards/cardShape';
import { PostCard } from '../cards/PostCard';
import { type PostsQuery, postListQuery } from '../model/postListQuery';
import { NoPosts } from './NoPosts';

const skeletons = <CardSkeletons kind="post" count={5} hasLead />;

const SearchResults = renderedPart({
  load: async () => (await import('../found/SearchResults')).SearchResults,
  fallback: skeletons,
});

const none: readonly string[] = [];

type PostCardsProps = { posts: readonly Post[]; onPrefetch?: PrefetchPost | undefined };

function PostCards({ posts, onPrefetch }: PostCardsProps) {
  return (
    <CardGrid>
      {posts.map((post, index) => (
        <PostCard
          key={post._id}
          post={post}
          heading="h2"
          isFirst={index === 0}
          shape={cardShape({ index, count: posts.length })}
          onPrefetch={onPrefetch}
        />
      ))}
    </CardGrid>
  );
}

type PostListProps = {
  query: PostsQuery;
  /** Whether the term was searched for, instead of a topic. */
  isSearch: boolean;
  /** Offered after a search without results. */
  topics: readonly string[];
  onPage: (page: number) => void;
  onPrefetch?: PrefetchPost | undefined;
};

/** One page of posts: loading, failed, empty, or with data. */
export function PostList({ query, isSearch, topics, onPage, onPrefetch }: PostListProps) {
  const { data, status, error, reload } = useRouteData(postListQuery(query));
  const posts = usePublicPosts(data?.ids ?? none);
  // Deferred, so that React renders the posts in short tasks that let input through.
  const isReady = useDeferredValue(data !== null);

  if (!data && status === 'failed') {
    return <FailedState message={loadingTexts.postsFailed} error={error} onRetry={reload} />;
  }
  if (!data || !isReady)
    return (
      <NeedsScript message={loadingTexts.postsNeedScript}>
        <LoadingStatus label={loadingTexts.posts}>{skeletons}</LoadingStatus>
      </NeedsScript>
    );
  return (
    <>
      {posts.length === 0 ? <NoPosts query={query} topics={topics} /> : null}
      {isSearch ? (
        <SearchResults posts={posts} term={query.term} matches={data.matches} />
      ) : (
        <PostCards posts={posts} onPrefetch={onPrefetch} />
      )}
      <NeedsScript>
        <Pagination page={query.page} count={posts.length} areMore={data.areMore} onPage={onPage} />
      </NeedsScript>
    </>
  );
}
