import { loadingTexts } from '@contract/texts/loadingTexts';
import { postTexts } from '@contract/texts/postTexts';
import { useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import { usePublicPosts } from '@/store/usePosts';
import { useRouteData } from '@/store/useRouteData';
import { CardGrid } from '@/ui/CardGrid';
import { CardSkeletons } from '@/ui/CardSkeletons';
import { EmptyState } from '@/ui/EmptyState';
import { FailedState } from '@/ui/FailedState';
import { NeedsScript } from '@/ui/NeedsScript';
import { Pagination } from '@/ui/Pagination';
import { LoadingStatus } from '@/ui/Skeleton';
import { postListQuery } from '../blogQueries';
import type { PostsQuery } from '../blogThunks';
import type { PrefetchPost } from '../cards/CardLink';
import { PostCard } from '../cards/PostCard';

const none: readonly string[] = [];

type PostListProps = {
  query: PostsQuery;
  onPage: (page: number) => void;
  onPrefetch?: PrefetchPost | undefined;
};

/** One page of posts: loading, failed, empty, or with data. */
export function PostList({ query, onPage, onPrefetch }: PostListProps) {
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
          <CardSkeletons kind="post" />
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
              onPrefetch={onPrefetch}
            />
          ))}
        </CardGrid>
      ) : (
        <EmptyState>
          <p>{postTexts.none}</p>
          {query.term ? (
            <Link to="/posts" className="text-link">
              Show all posts
            </Link>
          ) : null}
        </EmptyState>
      )}
      {posts.length > 0 || query.page > 0 ? (
        <Pagination page={query.page} areMore={data.areMore} onPage={onPage} />
      ) : null}
    </>
  );
}
