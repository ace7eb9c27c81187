import type { PostCard as Post } from '@contract/entities';
import { lazyPart } from '@/lib/browser/lazyPart';
import { CardGrid } from '@/ui/CardGrid';
import { WhenNear } from '@/ui/WhenNear';
import { PostCard } from '../cards/PostCard';
import { usePrefetchPost } from '../model/usePrefetchPost';

const MorePosts = lazyPart({
  load: async () => (await import('./MorePosts')).MorePosts,
});

type RecentPostsProps = { posts: readonly Post[]; postId: string };

/** With the id instead of the post, which is a new object in every render: see renderedPart. */
export function RecentPosts({ posts, postId }: RecentPostsProps) {
  const prefetchPost = usePrefetchPost();
  return (
    <>
      <WhenNear key={`alike ${postId}`}>
        <MorePosts part="alike" postId={postId} shown={posts} />
      </WhenNear>
      {posts.length > 0 ? (
        <section
          aria-labelledby="more-posts"
          className="page-width grid gap-8 pt-20 pb-8 print:hidden"
        >
          <h2 id="more-posts" className="border-b pb-3 text-3xl">
            Posts you may like
          </h2>
          <CardGrid>
            {posts.map((post) => (
              <PostCard key={post._id} post={post} onPrefetch={(url) => void prefetchPost(url)} />
            ))}
          </CardGrid>
        </section>
      ) : null}
      <WhenNear key={postId}>
        <MorePosts part="byAuthor" postId={postId} shown={posts} />
      </WhenNear>
    </>
  );
}
