import type { PostCard } from '@contract/entities';
import { IconButton } from '@/ui/IconButton';
import { NeedsScript } from '@/ui/NeedsScript';
import type { PrefetchPost } from '../cards/CardLink';
import { Dots } from './Dots';
import { Slide } from './Slide';
import { useCarousel } from './useCarousel';
import { useSwipe } from './useSwipe';

type CarouselProps = { posts: readonly PostCard[]; onPrefetch?: PrefetchPost | undefined };

export function Carousel({ posts, onPrefetch }: CarouselProps) {
  const carousel = useCarousel(posts.length);
  const { index, step, isStopped } = carousel;
  const swipeProps = useSwipe(step);
  return (
    <section aria-roledescription="carousel" aria-label="Trending posts" {...carousel.pauseProps}>
      {/* Screen readers announce slides that the user selected, but not automatic changes. */}
      <div
        aria-live={carousel.isPlaying ? 'off' : 'polite'}
        className="grid [touch-action:pan-y]"
        {...swipeProps}
      >
        {posts.map((post, position) => (
          <Slide
            key={post._id}
            post={post}
            position={position}
            count={posts.length}
            isCurrent={position === index}
            hasPicture={position === index || carousel.needed.has(position)}
            onPrefetch={onPrefetch}
          />
        ))}
      </div>
      {posts.length > 1 ? (
        <NeedsScript className="mt-3 flex flex-wrap items-center gap-1">
          <Dots posts={posts} current={index} onSelect={carousel.show} />
          <span className="flex-1" />
          {carousel.canPlay ? (
            <IconButton
              icon={isStopped ? 'play' : 'pause'}
              label={isStopped ? 'Start the slides' : 'Stop the slides'}
              onClick={carousel.toggle}
            />
          ) : null}
          <IconButton icon="previous" label="Previous slide" onClick={() => step(-1)} />
          <IconButton icon="next" label="Next slide" onClick={() => step(1)} />
        </NeedsScript>
      ) : null}
    </section>
  );
}
