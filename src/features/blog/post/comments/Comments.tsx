import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectViewer } from '@/store/viewer';
import { EmptyState } from '@/ui/EmptyState';
import { FailedState } from '@/ui/FailedState';
import { LoadingStatus, Skeleton } from '@/ui/Skeleton';
import { selectPost } from '../../postSlice';
import { fetchComments } from '../../postThunks';
import { CommentForm } from './CommentForm';
import { CommentRow } from './CommentRow';

type CommentsProps = { postId: string };

function CommentsSkeleton() {
  return (
    <LoadingStatus label="Loading comments">
      <Skeleton className="my-5 h-20 w-full" />
      <Skeleton className="my-5 h-20 w-full" />
    </LoadingStatus>
  );
}

function CommentList({ postId }: CommentsProps) {
  const dispatch = useAppDispatch();
  const viewer = useAppSelector(selectViewer);
  const list = useAppSelector((state) => selectPost(state).comments[postId]);
  const comments = list?.comments;
  if (!comments && list?.status === 'failed') {
    const retry = () => void dispatch(fetchComments({ postId }));
    return <FailedState message="The comments could not be loaded." onRetry={retry} />;
  }
  if (!comments) return <CommentsSkeleton />;
  if (comments.length === 0) return <EmptyState>No comments yet. Be the first.</EmptyState>;
  return (
    <ul>
      {comments.map((comment) => (
        <CommentRow key={comment._id} postId={postId} comment={comment} viewer={viewer} />
      ))}
    </ul>
  );
}

export function Comments({ postId }: CommentsProps) {
  const dispatch = useAppDispatch();

  useEffect(() => {
    const loading = dispatch(fetchComments({ postId }));
    return () => loading.abort();
  }, [dispatch, postId]);

  return (
    <section aria-labelledby="comments" className="grid gap-5">
      <h2 id="comments" className="text-3xl">
        Comments
      </h2>
      <CommentForm key={postId} postId={postId} />
      <CommentList postId={postId} />
    </section>
  );
}
