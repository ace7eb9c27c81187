import { limits } from '@contract/limits';
import { usePublicPosts } from '@/store/posts/usePosts';
import { useRouteData } from '@/store/useRouteData';
import { CardGrid } from '@/ui/CardGrid';
import { PostCard } from '../cards/PostCard';
import { homeQuery } from '../model/homeQuery';
import { usePrefetchPost } from '../model/usePrefetchPost';

const none: readonly string[] = [];

/** Some trending posts. Shows nothing while they load, and if they can't be loaded. */
export function SuggestedPosts() {
  const { data } = useRouteData(homeQuery);
  const posts = usePublicPosts(data?.trendingIds ?? none).slice(0, limits.suggestedPosts);
  const prefetchPost = usePrefetchPost();
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="suggested-posts" className="grid gap-8">
      <h2 id="suggested-posts" className="border-b pb-3 text-3xl">
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
