import type { PostCard } from '@contract/entities';
import { useId } from 'react';
import { useAppSelector } from '@/store/hooks';
import { selectPostCards } from '@/store/posts/postCardsSlice';
import { usePublicPosts } from '@/store/posts/usePosts';
import { useRouteData } from '@/store/useRouteData';
import { CardGrid } from '@/ui/CardGrid';
import { postListQuery } from '../blogQueries';
import { Byline } from '../cards/Byline';
import { CardLink } from '../cards/CardLink';
import { usePrefetchPost } from '../usePrefetchPost';

const most = 3;
const none: readonly string[] = [];

/** The posts that a search for the term finds first; none while they load and if they can't be loaded. */
function useFoundPosts(term: string | undefined) {
  const { data } = useRouteData(term ? postListQuery({ term, page: 0 }) : null);
  return usePublicPosts(data?.ids ?? none);
}

type MoreListProps = { title: string; of: string; posts: readonly PostCard[] };

function MoreList({ title, of, posts }: MoreListProps) {
  const headingId = useId();
  const prefetchPost = usePrefetchPost();
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="page-width grid gap-8 pt-20 pb-8 print:hidden">
      <h2 id={headingId} className="border-b pb-3 text-3xl">
        {title} <bdi>{of}</bdi>
      </h2>
      <CardGrid>
        {posts.map((post) => (
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

type MorePostsProps = {
  postId: string;
  /** Posts that the page shows already. */
  shown: readonly PostCard[];
};

/** Other posts of the author, and others about the first tag. No post is in two lists of the page. */
export function MorePosts({ postId, shown }: MorePostsProps) {
  const post = useAppSelector((state) => selectPostCards(state).entities[postId]);
  const topic = post?.tags[0];
  const authorName = post ? `${post.author.firstName} ${post.author.lastName}` : '';
  const foundByName = useFoundPosts(authorName);
  const foundByTopic = useFoundPosts(topic);
  const isNew = (other: PostCard) =>
    other._id !== postId && !shown.some(({ _id: id }) => id === other._id);
  // The search also finds these words elsewhere in a post.
  const byAuthor = foundByName
    .filter((other) => other.author._id === post?.author._id && isNew(other))
    .slice(0, most);
  const aboutTopic = foundByTopic
    .filter((other) => topic && other.tags.includes(topic) && isNew(other))
    .filter((other) => !byAuthor.includes(other))
    .slice(0, most);
  return (
    <>
      <MoreList title="More by" of={authorName} posts={byAuthor} />
      <MoreList title="More about" of={topic ?? ''} posts={aboutTopic} />
    </>
  );
}
