import type { PostDetails } from '@contract/entities';
import { can } from '@contract/permissions';
import { isTemporary } from '@/lib/apiError';
import { useAppSelector, useViewer } from '@/store/hooks';
import { selectPostCards } from '@/store/posts/postCardsSlice';
import { usePublicPosts } from '@/store/posts/usePosts';
import { useRouteData } from '@/store/useRouteData';
import { detailsOf, postQuery } from '../model/postQueries';

const none: readonly string[] = [];

/** The post at a url, if this viewer may read it. */
export function usePost(url: string) {
  const viewer = useViewer();
  const { data, status, error } = useRouteData(postQuery({ url, viewerId: viewer?.id ?? null }));
  const card = useAppSelector((state) => data && selectPostCards(state).entities[data.id]);
  const recentPosts = usePublicPosts(data?.recentIds ?? none);
  const post: PostDetails | null =
    data && card ? { ...card, ...detailsOf(data), isLiked: card.isLiked ?? false } : null;
  const canRead =
    post !== null &&
    can(viewer, 'read post', { isPublished: post.isPublished, authorId: post.author._id });
  return {
    post: canRead ? post : null,
    recentPosts,
    hasFailed: status === 'failed' && !canRead,
    /** The API has not refused it, so the post may exist. */
    isUnreachable: isTemporary(error),
  };
}
