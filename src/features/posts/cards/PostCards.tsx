import type { PostCard as Post } from '@contract/entities';
import { CardGrid } from '@/ui/CardGrid';
import { usePrefetchPost } from '../model/usePrefetchPost';
import { PostCard } from './PostCard';
import { PostCardFooter } from './PostCardFooter';

/** Posts as a grid of cards. */
export function PostCards({ posts }: { posts: readonly Post[] }) {
  const prefetchPost = usePrefetchPost();
  return (
    <CardGrid>
      {posts.map((post) => (
        <PostCard key={post._id} post={post} onPrefetch={(url) => void prefetchPost(url)}>
          <PostCardFooter post={post} />
        </PostCard>
      ))}
    </CardGrid>
  );
}
