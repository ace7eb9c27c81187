import { can } from '@contract/permissions';
import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectViewer } from '@/store/viewer';
import { selectPost } from '../postSlice';
import { fetchPost } from '../postThunks';

/** The post at an address as this viewer may see it. The route's loader has asked for it already. */
export function usePost(url: string) {
  const dispatch = useAppDispatch();
  const viewer = useAppSelector(selectViewer);
  const entry = useAppSelector((state) => selectPost(state).posts[url]);
  const status = entry?.status ?? 'idle';
  const isForAnother = status === 'ready' && entry?.viewerId !== (viewer?.id ?? null);

  useEffect(() => {
    if (status === 'idle' || isForAnother) void dispatch(fetchPost({ url }));
  }, [dispatch, url, status, isForAnother]);

  const details = entry?.details ?? null;
  const isOpen =
    details !== null &&
    can(viewer, 'read post', { isPublished: details.isPublished, authorId: details.author._id });
  return {
    post: isOpen ? details : null,
    recentPosts: entry?.recentPosts ?? [],
    hasFailed: status === 'failed' && !isOpen,
  };
}
