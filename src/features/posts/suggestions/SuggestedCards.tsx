import type { PostCard as Post } from '@contract/entities';
import type { ReactNode } from 'react';
import { CardGrid } from '@/ui/CardGrid';
import { PostCard } from '../cards/PostCard';
import { usePrefetchPost } from '../model/usePrefetchPost';

type SuggestedCardsProps = {
  posts: readonly Post[];
  /** Shown below a card. */
  below?: (post: Post) => ReactNode;
};

/** “Posts you may like”; nothing if there are none. */
export function SuggestedCards({ posts, below }: SuggestedCardsProps) {
  const prefetchPost = usePrefetchPost();
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="suggested-posts" className="grid gap-8">
      <h2 id="suggested-posts" className="border-b pb-3 text-3xl">
        Posts you may like
      </h2>
      <CardGrid>
        {posts.map((post) => (
          <PostCard key={post._id} post={post} onPrefetch={(url) => void prefetchPost(url)}>
            {below?.(post)}
          </PostCard>
        ))}
      </CardGrid>
    </section>
  );
}
