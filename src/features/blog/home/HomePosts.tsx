import { limits } from '@contract/limits';
import { loadingTexts } from '@contract/texts/loadingTexts';
import { postTexts } from '@contract/texts/postTexts';
import { useAppSelector } from '@/store/hooks';
import { CardGrid } from '@/ui/CardGrid';
import { EmptyState } from '@/ui/EmptyState';
import { FailedState } from '@/ui/FailedState';
import { selectBlog } from '../blogSlice';
import type { PrefetchPost } from '../cards/CardLink';
import { HorizontalPostCard } from '../cards/HorizontalPostCard';
import { PostCard } from '../cards/PostCard';
import { Carousel } from './Carousel';
import { HomePostsSkeleton } from './HomePostsSkeleton';
import { Section } from './Section';
import { TagList } from './TagList';

type HomePostsProps = {
  onPrefetch?: PrefetchPost | undefined;
  onRetry: () => void;
};

/** The parts of the home page that need data: trending posts, popular authors' posts and tags. */
export function HomePosts({ onPrefetch, onRetry }: HomePostsProps) {
  const {
    home,
    tags,
    trendingPosts: trending,
    popularAuthorPosts: recent,
  } = useAppSelector(selectBlog);

  if (!trending && home.status === 'failed') {
    return <FailedState message={loadingTexts.postsFailed} onRetry={onRetry} />;
  }
  if (!trending) return <HomePostsSkeleton />;

  const others = trending.slice(limits.carouselSlides);
  return (
    <>
      <Section title="Trending">
        {trending.length > 0 ? (
          <Carousel posts={trending.slice(0, limits.carouselSlides)} onPrefetch={onPrefetch} />
        ) : (
          <EmptyState>{postTexts.none}</EmptyState>
        )}
        {others.length > 0 ? (
          <div className="pt-12">
            <CardGrid>
              {others.map((post) => (
                <PostCard key={post._id} post={post} onPrefetch={onPrefetch} />
              ))}
            </CardGrid>
          </div>
        ) : null}
      </Section>
      {recent.length > 0 ? (
        <Section title="Recent Posts">
          <div className="-mt-5 grid gap-x-12 lg:grid-cols-2">
            {recent.map((post) => (
              <HorizontalPostCard key={post._id} post={post} onPrefetch={onPrefetch} />
            ))}
          </div>
        </Section>
      ) : null}
      <TagList tags={tags} />
    </>
  );
}
