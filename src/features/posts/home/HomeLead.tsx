import type { PostCard } from '@contract/entities';
import { limits } from '@contract/limits';
import { paths } from '@contract/pages';
import { postTexts } from '@contract/texts/postTexts';
import { Link } from 'react-router-dom';
import { EmptyState } from '@/ui/EmptyState';
import type { PrefetchPost } from '../cards/CardLink';
import { Carousel } from './Carousel';

type HomeLeadProps = { posts: readonly PostCard[]; onPrefetch?: PrefetchPost | undefined };

/** The first trending posts, beside the headline where there is room. */
export function HomeLead({ posts, onPrefetch }: HomeLeadProps) {
  if (posts.length === 0)
    return (
      <EmptyState icon="document">
        <p>{postTexts.none}</p>
        <Link to={paths.create} className="text-link">
          Write the first one
        </Link>
      </EmptyState>
    );
  return (
    <div>
      <h2 className="sr-only">Trending</h2>
      <Carousel posts={posts.slice(0, limits.carouselSlides)} onPrefetch={onPrefetch} />
    </div>
  );
}
