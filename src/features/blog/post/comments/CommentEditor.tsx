import type { Comment } from '@contract/entities';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useAppDispatch } from '@/store/hooks';
import { classes } from '@/ui/classes';
import { IconButton } from '@/ui/IconButton';
import { inputClasses } from '@/ui/TextField';
import { updateComment } from '../../commentThunks';
import { isControlEnter } from './isControlEnter';

type CommentEditorProps = { postId: string; comment: Comment; onDone: () => void };

export function CommentEditor({ postId, comment, onDone }: CommentEditorProps) {
  const dispatch = useAppDispatch();
  const ref = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(comment.content);
  const [isBusy, setIsBusy] = useState(false);

  useEffect(() => ref.current?.focus(), []);

  async function save() {
    if (isBusy) return;
    setIsBusy(true);
    const change = { postId, commentId: comment._id, comment: text.trim() };
    const outcome = await dispatch(updateComment(change));
    setIsBusy(false);
    if (updateComment.fulfilled.match(outcome)) onDone();
    else ref.current?.focus();
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') onDone();
    if (isControlEnter(event)) void save();
  }

  return (
    <div className="flex items-start gap-2">
      <textarea
        ref={ref}
        aria-label="Edited comment"
        value={text}
        className={classes(inputClasses, 'h-24 resize-y')}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      <IconButton
        icon="save"
        label="Save comment"
        disabled={isBusy}
        onClick={() => void save()}
        onKeyDown={handleKeyDown}
      />
    </div>
  );
}
