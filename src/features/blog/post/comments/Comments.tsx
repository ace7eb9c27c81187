import { useViewer } from '@/store/hooks';
import { useRouteData } from '@/store/useRouteData';
import { EmptyState } from '@/ui/EmptyState';
import { FailedState } from '@/ui/FailedState';
import { LoadingStatus, Skeleton } from '@/ui/Skeleton';
import { commentsQuery } from '../../postQueries';
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
  const viewer = useViewer();
  const { data: comments, status, reload } = useRouteData(commentsQuery(postId));
  if (!comments && status === 'failed') {
    return <FailedState message="The comments could not be loaded." onRetry={reload} />;
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
