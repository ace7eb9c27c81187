import { can } from '@contract/permissions';
import type { CommentsClosed } from '@contract/siteEntities';
import { useEffect, useId } from 'react';
import { lazyPart } from '@/lib/browser/lazyPart';
import { useAppDispatch, useAppSelector, useViewer } from '@/store/hooks';
import { useRouteData } from '@/store/useRouteData';
import { Button } from '@/ui/Button';
import { Count } from '@/ui/Count';
import { EmptyState } from '@/ui/EmptyState';
import { FailedState } from '@/ui/FailedState';
import { NeedsScript } from '@/ui/NeedsScript';
import { LoadingStatus, Skeleton } from '@/ui/Skeleton';
import { countLoaded } from '../../commentData';
import { fetchOwn } from '../../ownThunks';
import { commentsQuery } from '../../postQueries';
import { commentsLabel } from '../countLabels';
import { CommentForm } from './CommentForm';
import { CommentRow } from './CommentRow';
import { CommentsData } from './CommentsData';
import { ClosedComments } from './closedComments';
import { Replies } from './Replies';
import { useLinkedComment } from './useLinkedComment';
import { useMoreComments } from './useMoreComments';

// Only for the author and moderators.
const CommentsMenu = lazyPart({
  load: async () => (await import('./CommentsMenu')).CommentsMenu,
});

type CommentsProps = { postId: string };
type PostCommentsProps = CommentsProps & {
  postUrl: string;
  authorId: string;
  commentsClosed: CommentsClosed | null;
};

function CommentsSkeleton() {
  return (
    <LoadingStatus label="Loading comments">
      <Skeleton className="my-5 h-20 w-full" />
      <Skeleton className="my-5 h-20 w-full" />
    </LoadingStatus>
  );
}

/** How many comments there are; with a plus if there are more than are loaded. */
function CommentCount({ postId }: CommentsProps) {
  const loaded = useAppSelector(commentsQuery(postId).select)?.data;
  if (!loaded) return null;
  return (
    <p className="text-xl text-quiet tabular-nums">
      <span aria-hidden="true">
        <Count count={countLoaded(loaded)} />
        {loaded.areMore ? '+' : null}
      </span>
      <span className="sr-only">{commentsLabel(loaded)}</span>
    </p>
  );
}

function CommentList({ postId, postUrl, authorId, commentsClosed }: PostCommentsProps) {
  const viewer = useViewer();
  const decides = can(viewer, 'decide comments', { authorId });
  const { data, status, reload } = useRouteData(commentsQuery(postId));
  useLinkedComment(postId, data);
  const { isBusy, firstNewId, showMore } = useMoreComments(postId);
  if (!data && status === 'failed') {
    return <FailedState message="The comments could not be loaded." onRetry={reload} />;
  }
  if (!data) return <CommentsSkeleton />;
  if (data.comments.length === 0)
    return commentsClosed ? null : <EmptyState>No comments yet. Be the first.</EmptyState>;
  return (
    <ClosedComments value={commentsClosed !== null}>
      <CommentsData postUrl={postUrl} data={data} />
      <ul>
        {data.comments.map((comment) => (
          <CommentRow
            key={comment._id}
            postId={postId}
            comment={comment}
            parentId={null}
            viewer={viewer}
            decides={decides}
            takesFocus={comment._id === firstNewId}
          >
            <Replies postId={postId} thread={comment} viewer={viewer} decides={decides} />
          </CommentRow>
        ))}
      </ul>
      {data.areMore ? (
        <NeedsScript>
          <Button
            variant="secondary"
            className="justify-self-start"
            busy={isBusy}
            onClick={({ currentTarget }) => void showMore(data.comments, currentTarget)}
          >
            Show more
          </Button>
        </NeedsScript>
      ) : null}
    </ClosedComments>
  );
}

export function Comments(props: PostCommentsProps) {
  const { postId, authorId, commentsClosed } = props;
  const headingId = useId();
  const dispatch = useAppDispatch();
  const viewer = useViewer();
  const viewerId = viewer?.id ?? null;

  useEffect(() => {
    if (viewerId !== null) void dispatch(fetchOwn({ postId }));
  }, [dispatch, viewerId, postId]);

  return (
    <section aria-labelledby={headingId} className="grid gap-5">
      <div className="flex items-center justify-between gap-3">
        <div className="flex items-baseline gap-3">
          <h2 id={headingId} className="text-3xl">
            Comments
          </h2>
          <CommentCount postId={postId} />
        </div>
        {can(viewer, 'close comments', { authorId }) ? (
          <CommentsMenu {...{ postId, authorId, commentsClosed }} />
        ) : null}
      </div>
      {commentsClosed ? (
        <p className="text-quiet">Comments are closed.</p>
      ) : (
        <NeedsScript className="block">
          <CommentForm key={postId} postId={postId} />
        </NeedsScript>
      )}
      <CommentList {...props} />
    </section>
  );
}
