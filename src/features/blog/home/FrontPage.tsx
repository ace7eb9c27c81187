import { limits } from '@contract/limits';
import { postTexts } from '@contract/texts/postTexts';
import { useAppSelector } from '@/store/hooks';
import { EmptyState, FailedState } from '@/ui/states';
import { selectBlog } from '../blogSlice';
import { CardGrid } from '../cards/CardGrid';
import type { ReadyPost } from '../cards/CardLink';
import { HorizontalPostCard } from '../cards/HorizontalPostCard';
import { PostCard } from '../cards/PostCard';
import { Carousel } from './Carousel';
import { FrontPageSkeleton } from './FrontPageSkeleton';
import { Section } from './Section';
import { TagList } from './TagList';

type FrontPageProps = {
  onReady?: ReadyPost | undefined;
  onRetry: () => void;
};

/** What the house has to offer today: trending posts, popular authors' posts and the topics. */
export function FrontPage({ onReady, onRetry }: FrontPageProps) {
  const {
    home,
    tags,
    trendingPosts: trending,
    popularAuthorPosts: recent,
  } = useAppSelector(selectBlog);

  if (!trending && home.status === 'failed') {
    return <FailedState message="The posts could not be loaded." onRetry={onRetry} />;
  }
  if (!trending) return <FrontPageSkeleton />;

  const others = trending.slice(limits.carouselSlides);
  return (
    <>
      <Section title="Trending">
        {trending.length > 0 ? (
          <Carousel posts={trending.slice(0, limits.carouselSlides)} onReady={onReady} />
        ) : (
          <EmptyState>{postTexts.none}</EmptyState>
        )}
        {others.length > 0 ? (
          <div className="pt-12">
            <CardGrid>
              {others.map((post) => (
                <PostCard key={post._id} post={post} onReady={onReady} />
              ))}
            </CardGrid>
          </div>
        ) : null}
      </Section>
      {recent.length > 0 ? (
        <Section title="Recent Posts">
          <div className="-mt-5 grid gap-x-12 lg:grid-cols-2">
            {recent.map((post) => (
              <HorizontalPostCard key={post._id} post={post} onReady={onReady} />
            ))}
          </div>
        </Section>
      ) : null}
      <TagList tags={tags} />
    </>
  );
}
