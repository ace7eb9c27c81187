import { commentAnchor, commentOfHash } from '@contract/postAnchors';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppDispatch } from '@/store/hooks';
import { useCommentedPost } from '../model/CommentsContext';
import { findComment } from '../model/commentChanges';
import type { CommentData } from '../model/commentData';
import { fetchLinkedThread } from '../model/commentQueryThunks';
import './linkedComment.css';

const hasComment = (data: CommentData | null, id: string | null) =>
  data !== null && id !== null && findComment(data, id) !== undefined;

function show(commentId: string) {
  const row = document.getElementById(commentAnchor(commentId));
  row?.scrollIntoView({ block: 'start' });
  row?.focus({ preventScroll: true });
}

/** Shows and focuses the comment that the address names. If it is not loaded, its thread is shown alone. */
export function LinkedComment({ data }: { data: CommentData | null }) {
  const dispatch = useAppDispatch();
  const { postId } = useCommentedPost();
  const { hash, key } = useLocation();
  const commentId = commentOfHash(hash);
  // Comments of an earlier visit are shown until those of now arrive, maybe with the one that is looked for.
  const stage = data && (hasComment(data, commentId) ? 'found' : 'loaded');
  /** The visit whose comment was shown. */
  const shown = useRef<string | null>(null);

  /** Whether the reader sees the comment. */
  async function load(id: string) {
    const asked = await dispatch(fetchLinkedThread({ postId, commentId: id }));
    return fetchLinkedThread.fulfilled.match(asked) && asked.payload !== null;
  }

  const open = useEffectEvent(async (id: string, isLeft: () => boolean, visit: string) => {
    const isLoaded = hasComment(data, id);
    const isFound = isLoaded || (await load(id));
    if (isLeft() || !isFound) return;
    shown.current = visit;
    show(id);
  });

  useEffect(() => {
    let isLeft = false;
    const visit = `${key} ${commentId}`;
    if (commentId !== null && stage !== null && shown.current !== visit)
      void open(commentId, () => isLeft, visit);
    return () => {
      isLeft = true;
    };
  }, [commentId, stage, key]);

  return null;
}
