import type { PostCard } from '@contract/entities';
import { pictureSizes } from '@/lib/pictureSizes';
import { classes } from '@/ui/classes';
import { Picture } from '@/ui/Picture';
import { Byline } from './Byline';
import { CardLink, type PrefetchPost } from './CardLink';

type HorizontalPostCardProps = {
  post: PostCard;
  /** With a small picture and without the description, for narrow columns. */
  isSmall?: boolean;
  onPrefetch?: PrefetchPost | undefined;
};

export function HorizontalPostCard({ post, isSmall = false, onPrefetch }: HorizontalPostCardProps) {
  return (
    <article
      className={classes(
        'group relative grid grid-cols-[min(6.5rem,40%)_minmax(0,1fr)] items-start gap-4 py-5',
        !isSmall && 'sm:grid-cols-[min(11rem,40%)_minmax(0,1fr)] sm:gap-6',
      )}
    >
      <Picture
        src={post.public_image.resource_url}
        alt=""
        sizes={pictureSizes.horizontalCard}
        ratio={4 / 3}
        className="rounded-control"
      />
      <div className="grid min-w-0 gap-2">
        <h3 dir="auto" className={classes('line-clamp-2 text-lg', !isSmall && 'sm:text-xl')}>
          <CardLink url={post.url} title={post.title} onPrefetch={onPrefetch} />
        </h3>
        {isSmall ? null : (
          <p dir="auto" className="line-clamp-3 text-[0.95rem] text-quiet max-sm:hidden">
            {post.metaDescription}
          </p>
        )}
        <Byline post={post} />
      </div>
    </article>
  );
}
