import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectViewer } from '@/store/viewer';
import { Bone, Loading } from '@/ui/Skeleton';
import { EmptyState, FailedState } from '@/ui/states';
import { selectPost } from '../../postSlice';
import { fetchComments } from '../../postThunks';
import { CommentForm } from './CommentForm';
import { CommentRow } from './CommentRow';

type CommentsProps = { postId: string };

function CommentsSkeleton() {
  return (
    <Loading label="Loading comments">
      <Bone className="my-5 h-20 w-full" />
      <Bone className="my-5 h-20 w-full" />
    </Loading>
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
