import { apiPath } from '@contract/apiPath';
import { fillPath } from '@contract/endpoint';
import { likePost as likeEndpoint } from '@contract/endpoints/likes';
import type { PostDetails } from '@contract/entities';
import { useEffect } from 'react';
import { queuedCalls } from '@/lib/browser/queuedCalls';
import { useAppDispatch, useViewer } from '@/store/hooks';
import { fetchLikes, likeKey, likePost, unlikePost } from '@/store/posts/postThunks';
import { Button } from '@/ui/Button';
import { Count } from '@/ui/Count';
import { Icon } from '@/ui/Icon';
import { NeedsScript } from '@/ui/NeedsScript';

const apiUrl = import.meta.env.VITE_API_URL || apiPath;

/** What the script in index.html calls; the API of another origin needs a token that it doesn't have. */
const callOf = (postId: string) =>
  apiUrl.startsWith('/') ? apiUrl + fillPath(likeEndpoint.path, { postId }) : undefined;

export function LikeButton({ post: { _id: postId, likes, isLiked } }: { post: PostDetails }) {
  const dispatch = useAppDispatch();
  const viewerId = useViewer()?.id ?? null;

  useEffect(() => {
    if (viewerId !== null) void dispatch(fetchLikes({ postId }));
  }, [dispatch, viewerId, postId]);

  function handleToggle() {
    // The state before is that of the API.
    if (queuedCalls.giveUp(likeKey(postId))) return;
    void dispatch((isLiked ? unlikePost : likePost)({ postId }));
  }

  return (
    <div className="flex items-center gap-2 print:hidden">
      <NeedsScript takesEarlyPresses>
        <Button
          variant="secondary"
          data-return="like"
          data-call={callOf(postId)}
          aria-label="Like this post"
          aria-pressed={isLiked}
          suppressHydrationWarning
          className="max-sm:px-0 aria-pressed:border-accent! aria-pressed:text-accent!"
          onClick={handleToggle}
        >
          <Icon name="heart" filled={isLiked} />
          <span className="max-sm:sr-only">{isLiked ? 'Liked' : 'Like'}</span>
        </Button>
      </NeedsScript>
      <span aria-live="polite" className="text-sm text-quiet tabular-nums">
        <Count count={likes} unit={likes === 1 ? 'like' : 'likes'} />
      </span>
    </div>
  );
}
