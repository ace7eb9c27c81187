import type { PostCard } from '@contract/entities';
import { IconButton } from '@/ui/IconButton';
import type { PrefetchPost } from '../cards/CardLink';
import { Dots } from './Dots';
import { Slide } from './Slide';
import { useCarousel } from './useCarousel';
import { useSwipe } from './useSwipe';

type CarouselProps = { posts: readonly PostCard[]; onPrefetch?: PrefetchPost | undefined };

export function Carousel({ posts, onPrefetch }: CarouselProps) {
  const { index, isMoving, isStopped, canMove, show, step, toggle, holders } = useCarousel(
    posts.length,
  );
  const swipe = useSwipe(step);
  return (
    <section aria-roledescription="carousel" aria-label="Trending posts" {...holders}>
      {/* What changes by itself is not read out; what somebody turned to is. */}
      <div aria-live={isMoving ? 'off' : 'polite'} className="grid touch-pan-y" {...swipe}>
        {posts.map((post, place) => (
          <Slide
            key={post._id}
            post={post}
            place={place}
            count={posts.length}
            isShown={place === index}
            onPrefetch={onPrefetch}
          />
        ))}
      </div>
      {posts.length > 1 ? (
        <div className="mt-5 flex items-center gap-1 border-t pt-3">
          <Dots count={posts.length} chosen={index} onChoose={show} />
          <span className="flex-1" />
          {canMove ? (
            <IconButton
              icon={isStopped ? 'play' : 'pause'}
              label={isStopped ? 'Start the slides' : 'Stop the slides'}
              onClick={toggle}
            />
          ) : null}
          <IconButton icon="previous" label="Previous slide" onClick={() => step(-1)} />
          <IconButton icon="next" label="Next slide" onClick={() => step(1)} />
        </div>
      ) : null}
    </section>
  );
}
