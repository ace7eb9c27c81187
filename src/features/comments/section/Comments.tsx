import { can } from '@contract/permissions';
import { commentOfHash } from '@contract/postAnchors';
import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '@/lib/browser/lazyPart';
import { whenQuiet } from '@/lib/browser/whenQuiet';
import { useAppSelector, useViewer } from '@/store/hooks';
import { useRouteData } from '@/store/useRouteData';
import { Count } from '@/ui/Count';
import { EmptyState } from '@/ui/EmptyState';
import { FailedState } from '@/ui/FailedState';
import { NeedsScript } from '@/ui/NeedsScript';
import { LoadingStatus, Skeleton } from '@/ui/Skeleton';
import { commentsLabel } from '../counts/PostCounts';
import { type CommentedPost, CommentsContext, useCommentedPost } from '../model/CommentsContext';
import { countOf, usualView, viewOf } from '../model/commentData';
import { commentsQuery } from '../model/commentQueries';
import { CommentForm } from '../writing/CommentForm';
import { CommentRows } from './CommentRows';
import { CommentsData } from './CommentsData';
import { CommentViewBar } from './CommentViewBar';
import { OrderSelect } from './OrderSelect';

// Only for the author and moderators.
const CommentsMenu = lazyPart({
  load: async () => (await import('./CommentsMenu')).CommentsMenu,
});

// Only for members.
const OwnComments = lazyPart({
  load: async () => (await import('./OwnComments')).OwnComments,
});

const NewComments = lazyPart({
  load: async () => {
    await whenQuiet();
    return (await import('../news/NewComments')).NewComments;
  },
});

// Only if the address names a comment.
const LinkedComment = lazyPart({
  load: async () => (await import('./LinkedComment')).LinkedComment,
});

function CommentsSkeleton() {
  return (
    <LoadingStatus label="Loading comments">
      <Skeleton className="my-6 h-20 w-full" />
      <Skeleton className="my-6 h-20 w-full" />
    </LoadingStatus>
  );
}

/** How many comments there are; with a plus if there are more than are loaded. */
function CommentCount() {
  const { postId } = useCommentedPost();
  const loaded = useAppSelector(commentsQuery(postId).select)?.data;
  if (!loaded) return null;
  const counts = countOf(loaded);
  return (
    <p className="text-xl text-quiet tabular-nums">
      <span aria-hidden="true">
        <Count count={counts.count} />
        {counts.areMore ? '+' : null}
      </span>
      <span className="sr-only">{commentsLabel(counts)}</span>
    </p>
  );
}

function CommentList() {
  const { postId, commentsClosed } = useCommentedPost();
  const { data, status, error, reload } = useRouteData(commentsQuery(postId));
  if ((!data || data.isPending) && status === 'failed') {
    return (
      <FailedState message="The comments could not be loaded." error={error} onRetry={reload} />
    );
  }
  if (!data || data.isPending) return <CommentsSkeleton />;
  if (data.threads.length === 0)
    return commentsClosed ? null : (
      <EmptyState icon="comment">
        <p>No comments yet. Be the first.</p>
      </EmptyState>
    );
  return (
    <>
      <CommentsData data={data} />
      <CommentRows data={data} />
    </>
  );
}

export function Comments(props: CommentedPost) {
  const { postId, authorId, commentsClosed } = props;
  const headingId = useId();
  const viewer = useViewer();
  const { hash } = useLocation();
  const data = useAppSelector(commentsQuery(postId).select)?.data;
  const view = data ? viewOf(data) : usualView;
  const areSeveral = data && (data.threads.length > 1 || data.view);

  return (
    // The same object until the page passes other values.
    <CommentsContext value={props}>
      <section aria-labelledby={headingId} className="grid gap-5">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <div className="flex items-baseline gap-3">
            <h2 id={headingId} className="text-3xl">
              Comments
            </h2>
            <CommentCount />
          </div>
          <div className="flex items-center gap-2">
            {areSeveral && view.commentId === null ? <OrderSelect view={view} /> : null}
            {can(viewer, 'close comments', { authorId }) ? <CommentsMenu /> : null}
          </div>
        </div>
        {viewer ? <OwnComments viewerId={viewer.id} /> : null}
        <CommentViewBar view={view} />
        {commentsClosed ? (
          <p className="text-quiet">Comments are closed.</p>
        ) : (
          <NeedsScript className="block">
            <CommentForm key={postId} />
          </NeedsScript>
        )}
        {commentOfHash(hash) === null ? null : <LinkedComment data={data ?? null} />}
        <CommentList />
        {data && !data.isPending ? <NewComments data={data} /> : null}
      </section>
    </CommentsContext>
  );
}
