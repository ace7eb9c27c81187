import type { PostCard } from '@contract/entities';
import { pictureSizes } from '@/lib/pictureSizes';
import { Picture } from '@/ui/Picture';
import { Byline } from '../cards/Byline';
import { CardLink, type PrefetchPost } from '../cards/CardLink';

type LeadPostCardProps = { post: PostCard; onPrefetch?: PrefetchPost | undefined };

export function LeadPostCard({ post, onPrefetch }: LeadPostCardProps) {
  return (
    <article className="group relative grid content-start gap-4">
      <Picture
        src={post.public_image.resource_url}
        alt=""
        sizes={pictureSizes.leadCard}
        className="rounded-control"
      />
      <h3 dir="auto" className="line-clamp-3 text-2xl md:text-3xl">
        <CardLink url={post.url} title={post.title} onPrefetch={onPrefetch} />
      </h3>
      <p dir="auto" className="line-clamp-3 font-serif text-lg text-quiet">
        {post.metaDescription}
      </p>
      <Byline post={post} />
    </article>
  );
}
