import type { PostCard } from '@contract/entities';
import { pictureSizes } from '@/lib/pictureSizes';
import { Picture } from '@/ui/Picture';
import { Byline } from './Byline';
import { CardLink, type PrefetchPost } from './CardLink';

type HorizontalPostCardProps = { post: PostCard; onPrefetch?: PrefetchPost | undefined };

export function HorizontalPostCard({ post, onPrefetch }: HorizontalPostCardProps) {
  return (
    <article className="group relative grid grid-cols-[6.5rem_minmax(0,1fr)] items-start gap-4 py-5 sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-6">
      <Picture
        src={post.public_image.resource_url}
        alt=""
        sizes={pictureSizes.horizontalCard}
        ratio={4 / 3}
        className="rounded-control"
      />
      <div className="grid gap-2">
        <h3 dir="auto" className="line-clamp-2 text-lg sm:text-xl">
          <CardLink url={post.url} title={post.title} onPrefetch={onPrefetch} />
        </h3>
        <p dir="auto" className="line-clamp-2 text-[0.95rem] text-quiet max-sm:hidden">
          {post.metaDescription}
        </p>
        <Byline post={post} />
      </div>
    </article>
  );
}
