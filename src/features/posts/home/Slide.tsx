import type { PostCard } from '@contract/entities';
import { classes } from '@/ui/classes';
import { Picture } from '@/ui/Picture';
import { pictureSizes } from '@/ui/pictureSizes';
import { Byline } from '../cards/Byline';
import { CardLink, type PrefetchPost } from '../cards/CardLink';

type SlideProps = {
  post: PostCard;
  position: number;
  count: number;
  isCurrent: boolean;
  /** False until the slide is about to be shown: hidden pictures would load, too. */
  hasPicture: boolean;
  onPrefetch?: PrefetchPost | undefined;
};

/** All slides share one grid cell, so that the tallest one sets the height of the carousel. */
export function Slide({ post, position, count, isCurrent, hasPicture, onPrefetch }: SlideProps) {
  return (
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={`${position + 1} of ${count}`}
      aria-hidden={!isCurrent}
      className={classes(
        'col-start-1 row-start-1 transition-opacity duration-500',
        isCurrent ? 'opacity-100' : 'invisible opacity-0',
      )}
    >
      <article className="group relative grid gap-4">
        {hasPicture ? (
          <Picture
            src={post.public_image.resource_url}
            alt=""
            sizes={pictureSizes.slide}
            isFirst={position === 0}
            className="rounded-control"
          />
        ) : (
          <div className="aspect-video w-full rounded-control bg-sunken" />
        )}
        <div className="grid gap-2">
          <h3 dir="auto" className="line-clamp-2 text-2xl lg:text-3xl">
            <CardLink url={post.url} title={post.title} onPrefetch={onPrefetch} />
          </h3>
          <p dir="auto" className="line-clamp-2 font-serif text-lg text-quiet">
            {post.metaDescription}
          </p>
          <Byline post={post} />
        </div>
      </article>
    </div>
  );
}
