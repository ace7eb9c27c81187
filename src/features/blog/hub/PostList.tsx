import { loadingTexts } from '@contract/texts/loadingTexts';
import { postTexts } from '@contract/texts/postTexts';
import { Link } from 'react-router-dom';
import { useAppSelector } from '@/store/hooks';
import { CardGrid } from '@/ui/CardGrid';
import { CardSkeletons } from '@/ui/CardSkeletons';
import { EmptyState } from '@/ui/EmptyState';
import { FailedState } from '@/ui/FailedState';
import { Pagination } from '@/ui/Pagination';
import { LoadingStatus } from '@/ui/Skeleton';
import { listKey, selectBlog } from '../blogSlice';
import type { PostsQuery } from '../blogThunks';
import type { PrefetchPost } from '../cards/CardLink';
import { PostCard } from '../cards/PostCard';

type PostListProps = {
  query: PostsQuery;
  onPage: (page: number) => void;
  onRetry: () => void;
  onPrefetch?: PrefetchPost | undefined;
};

/** One page of posts: loading, failed, empty, or with data. */
export function PostList({ query, onPage, onRetry, onPrefetch }: PostListProps) {
  const list = useAppSelector(selectBlog).lists[listKey(query)];
  const posts = list?.allPosts;

  if (!posts && list?.status === 'failed') {
    return <FailedState message={loadingTexts.postsFailed} onRetry={onRetry} />;
  }
  if (!posts)
    return (
      <LoadingStatus label={loadingTexts.posts}>
        <CardSkeletons kind="post" />
      </LoadingStatus>
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
        <Pagination page={query.page} areMore={list?.areMore ?? false} onPage={onPage} />
      ) : null}
    </>
  );
}
