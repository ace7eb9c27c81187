import { useId } from 'react';
import { CardGrid } from '@/ui/CardGrid';
import { Byline } from '../cards/Byline';
import { CardLink } from '../cards/CardLink';
import { PostCard } from '../cards/PostCard';
import { usePrefetchPost } from '../model/usePrefetchPost';
import { type MorePostsProps, useMorePosts } from './useMorePosts';

/** Other posts of the author, without pictures. */
function PostsByAuthor(props: MorePostsProps) {
  const headingId = useId();
  const prefetchPost = usePrefetchPost();
  const { author, byAuthor } = useMorePosts(props);
  if (!author || byAuthor.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="page-width grid gap-8 pt-20 pb-8 print:hidden">
      <h2 id={headingId} className="border-b pb-3 text-3xl">
        More by <bdi>{`${author.firstName} ${author.lastName}`}</bdi>
      </h2>
      <CardGrid>
        {byAuthor.map((post) => (
          <article key={post._id} className="group relative grid content-start gap-3">
            <h3 dir="auto" className="line-clamp-2 text-xl">
              <CardLink
                url={post.url}
                title={post.title}
                onPrefetch={(url) => void prefetchPost(url)}
              />
            </h3>
            <Byline post={post} />
          </article>
        ))}
      </CardGrid>
    </section>
  );
}

/** Posts with a topic in common with this one, or saved by people who saved it. */
function PostsAlike(props: MorePostsProps) {
  const headingId = useId();
  const prefetchPost = usePrefetchPost();
  const { alike } = useMorePosts(props);
  if (alike.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="page-width grid gap-8 pt-20 pb-8 print:hidden">
      <h2 id={headingId} className="border-b pb-3 text-3xl">
        More like this
      </h2>
      <CardGrid>
        {alike.map((post) => (
          <PostCard key={post._id} post={post} onPrefetch={(url) => void prefetchPost(url)} />
        ))}
      </CardGrid>
    </section>
  );
}

type Part = { part: 'alike' | 'byAuthor' };

/** A list of posts to read after this one. */
export const MorePosts = ({ part, ...props }: MorePostsProps & Part) =>
  part === 'alike' ? <PostsAlike {...props} /> : <PostsByAuthor {...props} />;
