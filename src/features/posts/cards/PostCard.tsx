import type { PostCard as Post } from '@contract/entities';
import type { ReactNode } from 'react';
import { classes } from '@/ui/classes';
import { Picture } from '@/ui/Picture';
import { pictureSizes } from '@/ui/pictureSizes';
import { Byline } from './Byline';
import { CardLink, type PrefetchPost } from './CardLink';

export type CardShape = 'usual' | 'wide' | 'tall';

const shapes: Record<CardShape, { card: string; picture: string; title: string; sizes: string }> = {
  usual: { card: '', picture: '', title: '', sizes: pictureSizes.card },
  wide: {
    card: 'lg:col-span-2',
    picture: 'lg:h-80',
    title: 'lg:text-3xl',
    sizes: pictureSizes.wideCard,
  },
  tall: { card: '', picture: 'lg:h-80', title: '', sizes: pictureSizes.wideCard },
};

const asItIs = (text: string): ReactNode => text;

type PostCardProps = {
  post: Post;
  /** One level below the heading above the cards. */
  heading?: 'h2' | 'h3';
  isFirst?: boolean;
  /** In three columns, a wide card takes two of them, and a tall picture is as high as a wide one. */
  shape?: CardShape;
  onPrefetch?: PrefetchPost | undefined;
  /** How its texts are shown; as they are by default. */
  mark?: (text: string) => ReactNode;
  /** Shown below the text. Its own links and buttons work on top of the card's link. */
  children?: ReactNode;
};

export function PostCard({
  post,
  heading: Heading = 'h3',
  isFirst = false,
  shape = 'usual',
  onPrefetch,
  mark = asItIs,
  children,
}: PostCardProps) {
  const { card, picture, title, sizes } = shapes[shape];
  return (
    <article className={classes('group relative grid content-start gap-3', card)}>
      <div className="overflow-hidden rounded-control">
        <Picture
          src={post.public_image.resource_url}
          alt=""
          // index.html preloads the first picture, before it knows how many posts there are.
          sizes={isFirst ? pictureSizes.wideCard : sizes}
          ratio={3 / 2}
          isFirst={isFirst}
          // Most screens show it with fewer pixels, and lists name each version of each picture.
          most={isFirst || picture ? 0 : 960}
          className={classes('transition-transform duration-500 group-hover:scale-[1.02]', picture)}
        />
      </div>
      <Heading dir="auto" className={classes('line-clamp-2 text-xl', title)}>
        <CardLink url={post.url} title={mark(post.title)} onPrefetch={onPrefetch} />
      </Heading>
      <p dir="auto" className="line-clamp-3 text-[0.95rem] text-quiet">
        {mark(post.metaDescription)}
      </p>
      <Byline post={post} />
      {children ? <div className="relative z-10">{children}</div> : null}
    </article>
  );
}
