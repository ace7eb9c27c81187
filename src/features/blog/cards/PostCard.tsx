import type { PostCard as Post } from '@contract/entities';
import type { ReactNode } from 'react';
import { pictureSizes } from '@/lib/pictureSizes';
import { Picture } from '@/ui/Picture';
import { Byline } from './Byline';
import { CardLink, type PrefetchPost } from './CardLink';

type PostCardProps = {
  post: Post;
  /** One level below the heading above the cards. */
  heading?: 'h2' | 'h3';
  isFirst?: boolean;
  onPrefetch?: PrefetchPost | undefined;
  /** Shown below the text. Its own links and buttons work on top of the card's link. */
  children?: ReactNode;
};

export function PostCard({
  post,
  heading: Heading = 'h3',
  isFirst = false,
  onPrefetch,
  children,
}: PostCardProps) {
  return (
    <article className="group relative grid content-start gap-3">
      <div className="overflow-hidden rounded-control">
        <Picture
          src={post.public_image.resource_url}
          alt=""
          sizes={pictureSizes.card}
          ratio={3 / 2}
          isFirst={isFirst}
          className="transition-transform duration-500 group-hover:scale-[1.02]"
        />
      </div>
      <Heading dir="auto" className="line-clamp-2 text-xl">
        <CardLink url={post.url} title={post.title} onPrefetch={onPrefetch} />
      </Heading>
      <p dir="auto" className="line-clamp-3 text-[0.95rem] text-quiet">
        {post.metaDescription}
      </p>
      <Byline post={post} />
      {children ? <div className="relative z-10">{children}</div> : null}
    </article>
  );
}
