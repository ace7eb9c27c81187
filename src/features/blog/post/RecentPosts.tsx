import type { PostCard as Post } from '@contract/entities';
import { CardGrid } from '@/ui/CardGrid';
import { PostCard } from '../cards/PostCard';
import { usePrefetchPost } from '../usePrefetchPost';

export function RecentPosts({ posts }: { posts: readonly Post[] }) {
  const prefetchPost = usePrefetchPost();
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="more-posts" className="page-width grid gap-8 pt-20 pb-8 print:hidden">
      <h2 id="more-posts" className="border-b pb-3 text-3xl">
        Posts you may like
      </h2>
      <CardGrid>
        {posts.map((post) => (
          <PostCard key={post._id} post={post} onPrefetch={(url) => void prefetchPost(url)} />
        ))}
      </CardGrid>
    </section>
  );
}
