import type { PostCard } from '@contract/entities';
import { Byline } from '../cards/Byline';
import { CardLink, type PrefetchPost } from '../cards/CardLink';
import { Section } from './Section';

type TrendingListProps = { posts: readonly PostCard[]; onPrefetch?: PrefetchPost | undefined };

/** The trending posts that the carousel doesn't show, with a number instead of a picture. */
export function TrendingList({ posts, onPrefetch }: TrendingListProps) {
  return (
    <Section title="Also trending">
      <ol className="grid gap-x-10 gap-y-7 sm:grid-cols-2 lg:grid-cols-3">
        {posts.map((post, index) => (
          <li key={post._id}>
            <article className="group relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
              <span aria-hidden="true" className="font-serif text-4xl leading-none text-accent">
                {index + 1}
              </span>
              <div className="grid gap-1.5">
                <h3 dir="auto" className="line-clamp-2 text-xl">
                  <CardLink url={post.url} title={post.title} onPrefetch={onPrefetch} />
                </h3>
                <p dir="auto" className="line-clamp-2 text-[0.95rem] text-quiet">
                  {post.metaDescription}
                </p>
                <Byline post={post} />
              </div>
            </article>
          </li>
        ))}
      </ol>
    </Section>
  );
}
