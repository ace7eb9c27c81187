import type { PostCard } from '@contract/entities';
import { classes } from '@/ui/classes';
import { Picture } from '@/ui/Picture';
import { pictureSizes } from '@/ui/pictureSizes';
import { Byline } from './Byline';
import { CardLink, type PrefetchPost } from './CardLink';

type CardSize = 'large' | 'medium' | 'small';

const layouts: Record<CardSize, string> = {
  large: 'gap-4 sm:grid-cols-2 sm:gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-12',
  medium: 'gap-4 sm:grid-cols-[min(11rem,40%)_minmax(0,1fr)] sm:gap-6',
  small: 'gap-4',
};

const titles: Record<CardSize, string> = {
  large: 'sm:line-clamp-3 sm:text-2xl lg:text-3xl',
  medium: 'sm:text-xl',
  small: '',
};

type HorizontalPostCardProps = {
  post: PostCard;
  /** A small card has no description, for narrow columns. On a phone all have the same size. */
  size?: CardSize;
  onPrefetch?: PrefetchPost | undefined;
};

/** The picture is beside the text. */
export function HorizontalPostCard({ post, size = 'medium', onPrefetch }: HorizontalPostCardProps) {
  return (
    <article
      className={classes(
        'group relative grid grid-cols-[min(6.5rem,40%)_minmax(0,1fr)] items-start py-5',
        layouts[size],
      )}
    >
      <Picture
        src={post.public_image.resource_url}
        alt=""
        sizes={size === 'large' ? pictureSizes.leadCard : pictureSizes.horizontalCard}
        ratio={size === 'large' ? 3 / 2 : 4 / 3}
        className="rounded-control"
      />
      <div className="grid min-w-0 gap-2">
        <h3 dir="auto" className={classes('line-clamp-2 text-lg', titles[size])}>
          <CardLink url={post.url} title={post.title} onPrefetch={onPrefetch} />
        </h3>
        {size === 'small' ? null : (
          <p
            dir="auto"
            className={classes(
              'line-clamp-3 text-[0.95rem] text-quiet max-sm:hidden',
              size === 'large' && 'lg:line-clamp-5 lg:font-serif lg:text-lg',
            )}
          >
            {post.metaDescription}
          </p>
        )}
        <Byline post={post} />
      </div>
    </article>
  );
}
