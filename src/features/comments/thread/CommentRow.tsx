import type { Comment } from '@contract/comments/commentEntities';
import { commentAnchor, commentOfHash } from '@contract/postAnchors';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '@/lib/browser/lazyPart';
import { useIsHydrated } from '@/lib/browser/useBrowserValue';
import { classes } from '@/ui/classes';
import { useCommentedPost } from '../model/CommentsContext';
import { isWritten } from '../model/commentData';
import { DeletedComment } from './DeletedComment';
import { ShownComment } from './ShownComment';
import { useDeletion } from './useDeletion';
import { useFocusAfterRemoval } from './useFocusAfterRemoval';

// Only for members.
const MutedComment = lazyPart({
  load: async () => (await import('./MutedComment')).MutedComment,
});

/** The class of a comment that the address names. `:target` stays what it was when the document was loaded. */
function useLinkedClass(commentId: string) {
  const { hash } = useLocation();
  if (!useIsHydrated()) return 'target:bg-sunken';
  return commentOfHash(hash) === commentId ? 'linked-comment bg-sunken' : '';
}

type CommentRowProps = {
  comment: Comment;
  /** The first of a page of comments that the reader asked for. */
  takesFocus: boolean;
  /** Its replies. */
  children?: ReactNode;
};

export function CommentRow({ comment, takesFocus, children }: CommentRowProps) {
  const isInThread = useCommentedPost().blockId !== undefined;
  const linkedClass = useLinkedClass(comment._id);
  const ref = useRef<HTMLLIElement>(null);
  const deleteButton = useRef<HTMLButtonElement>(null);
  const deletion = useDeletion({ commentId: comment._id, onRestore: handleRestore });
  const [isMutedShown, setIsMutedShown] = useState(false);
  useFocusAfterRemoval(ref);

  useLayoutEffect(() => {
    if (takesFocus) ref.current?.focus();
  }, [takesFocus]);

  function handleRestore(show: () => void) {
    const hadFocus = ref.current?.contains(document.activeElement);
    // The button that gets the focus has to be rendered first.
    flushSync(show);
    if (hadFocus) deleteButton.current?.focus();
  }

  function handleShowMuted() {
    setIsMutedShown(true);
    // The button that was pressed goes.
    ref.current?.focus();
  }

  return (
    <li
      ref={ref}
      // A thread beside its block shows comments that the list below the post has, too.
      id={isInThread ? undefined : commentAnchor(comment._id)}
      tabIndex={-1}
      className={classes(
        'grid scroll-mt-24 grid-cols-[auto_minmax(0,1fr)]',
        isInThread ? '' : linkedClass,
        comment.parentId === null ? 'gap-x-4 border-b py-5' : 'gap-x-3 pt-4',
      )}
    >
      {deletion.status !== 'none' ? (
        <DeletedComment isSent={deletion.status === 'sent'} onUndo={deletion.undo} />
      ) : comment.isMuted && !isMutedShown ? (
        <MutedComment comment={comment} onShow={handleShowMuted} />
      ) : isWritten(comment) ? (
        <ShownComment comment={comment} deleteButton={deleteButton} onDelete={deletion.start} />
      ) : (
        <p className="col-span-full text-quiet">Comment removed</p>
      )}
      {children}
    </li>
  );
}
