import type { Comment } from '@contract/entities';
import type { Viewer } from '@contract/permissions';
import { useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { DeletedComment } from './DeletedComment';
import { ShownComment } from './ShownComment';
import { useDeletion } from './useDeletion';
import { useFocusAfterRemoval } from './useFocusAfterRemoval';

type CommentRowProps = {
  postId: string;
  comment: Comment;
  viewer: Viewer;
  /** The first of a page of comments that the reader asked for. */
  takesFocus: boolean;
};

export function CommentRow({ postId, comment, viewer, takesFocus }: CommentRowProps) {
  const ref = useRef<HTMLLIElement>(null);
  const deleteButton = useRef<HTMLButtonElement>(null);
  const deletion = useDeletion({ postId, commentId: comment._id, onRestore: handleRestore });
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

  return (
    <li
      ref={ref}
      tabIndex={takesFocus ? -1 : undefined}
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 border-b py-5"
    >
      {deletion.status === 'none' ? (
        <ShownComment {...{ postId, comment, viewer, deleteButton }} onDelete={deletion.start} />
      ) : (
        <DeletedComment isSent={deletion.status === 'sent'} onUndo={deletion.undo} />
      )}
    </li>
  );
}
