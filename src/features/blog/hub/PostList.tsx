import { loadingTexts } from '@contract/texts/loadingTexts';
import { useDeferredValue } from 'react';
import { usePublicPosts } from '@/store/posts/usePosts';
import { useRouteData } from '@/store/useRouteData';
import { CardGrid } from '@/ui/CardGrid';
import { CardSkeletons } from '@/ui/CardSkeletons';
import { FailedState } from '@/ui/FailedState';
import { NeedsScript } from '@/ui/NeedsScript';
import { Pagination } from '@/ui/Pagination';
import { LoadingStatus } from '@/ui/Skeleton';
import { postListQuery } from '../blogQueries';
import type { PostsQuery } from '../blogThunks';
import type { PrefetchPost } from '../cards/CardLink';
import { PostCard } from '../cards/PostCard';
import { cardShape } from './cardShape';
import { NoPosts } from './NoPosts';

const none: readonly string[] = [];

type PostListProps = {
  query: PostsQuery;
  /** Offered after a search without results. */
  topics: readonly string[];
  onPage: (page: number) => void;
  onPrefetch?: PrefetchPost | undefined;
};

/** One page of posts: loading, failed, empty, or with data. */
export function PostList({ query, topics, onPage, onPrefetch }: PostListProps) {
  const { data, status, reload } = useRouteData(postListQuery(query));
  const posts = usePublicPosts(data?.ids ?? none);
  // Deferred, so that React renders the posts in short tasks that let input through.
  const isReady = useDeferredValue(data !== null);

  if (!data && status === 'failed') {
    return <FailedState message={loadingTexts.postsFailed} onRetry={reload} />;
  }
  if (!data || !isReady)
    return (
      <NeedsScript message={loadingTexts.postsNeedScript}>
        <LoadingStatus label={loadingTexts.posts}>
          <CardSkeletons kind="post" count={5} hasLead />
        </LoadingStatus>
      </NeedsScript>
    );
  return (
    <>
      {posts.length > 0 ? (
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
      ) : (
        <NoPosts query={query} topics={topics} />
      )}
      <NeedsScript>
        <Pagination page={query.page} count={posts.length} areMore={data.areMore} onPage={onPage} />
      </NeedsScript>
    </>
  );
}
