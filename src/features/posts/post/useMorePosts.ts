import type { PostCard } from '@contract/entities';
import { limits } from '@contract/limits';
import { useAppSelector } from '@/store/hooks';
import { selectPostCards } from '@/store/posts/postCardsSlice';
import { usePublicPosts } from '@/store/posts/usePosts';
import { useRouteData } from '@/store/useRouteData';
import { morePostsQuery } from './morePostsQuery';

const none: readonly string[] = [];

export type MorePostsProps = {
  postId: string;
  /** Posts that the page shows already. */
  shown: readonly PostCard[];
};

/** Posts like the shown one, and others of its author. No post is in two lists of the page. */
export function useMorePosts({ postId, shown }: MorePostsProps) {
  const post = useAppSelector((state) => selectPostCards(state).entities[postId]);
  const query = post
    ? morePostsQuery({ authorId: post.author._id, tag: post.tags[0] ?? '', postId })
    : null;
  const { data } = useRouteData(query);
  const ofAuthor = usePublicPosts(data?.byAuthorIds ?? none);
  const likeIt = usePublicPosts(data?.alikeIds ?? none);
  const isNew = (other: PostCard) =>
    other._id !== postId && !shown.some(({ _id: id }) => id === other._id);
  const alike = likeIt.filter(isNew).slice(0, limits.suggestedPosts);
  const byAuthor = ofAuthor
    .filter((other) => isNew(other) && !alike.includes(other))
    .slice(0, limits.suggestedPosts);
  return { author: post?.author, alike, byAuthor };
}
