import type { PostCard } from '@contract/entities';
import { useId } from 'react';
import { useAppSelector } from '@/store/hooks';
import { selectPostCards } from '@/store/posts/postCardsSlice';
import { usePublicPosts } from '@/store/posts/usePosts';
import { useRouteData } from '@/store/useRouteData';
import { CardGrid } from '@/ui/CardGrid';
import { Byline } from '../cards/Byline';
import { CardLink } from '../cards/CardLink';
import { usePrefetchPost } from '../model/usePrefetchPost';
import { morePostsQuery } from './morePostsQuery';

const most = 3;
const none: readonly string[] = [];

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
  const topic = post?.tags[0] ?? '';
  const query = post ? morePostsQuery({ authorId: post.author._id, tag: topic }) : null;
  const { data } = useRouteData(query);
  const ofAuthor = usePublicPosts(data?.byAuthorIds ?? none);
  const ofTopic = usePublicPosts(data?.aboutTopicIds ?? none);
  const isNew = (other: PostCard) =>
    other._id !== postId && !shown.some(({ _id: id }) => id === other._id);
  const byAuthor = ofAuthor.filter(isNew).slice(0, most);
  const aboutTopic = ofTopic
    .filter((other) => isNew(other) && !byAuthor.includes(other))
    .slice(0, most);
  const authorName = post ? `${post.author.firstName} ${post.author.lastName}` : '';
  return (
    <>
      <MoreList title="More by" of={authorName} posts={byAuthor} />
      <MoreList title="More about" of={topic} posts={aboutTopic} />
    </>
  );
}
