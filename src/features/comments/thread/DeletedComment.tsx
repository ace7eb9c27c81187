import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/ui/Button';

type DeletedCommentProps = {
  /** The deletion can no longer be undone. */
  isSent: boolean;
  onUndo: () => void;
};

export function DeletedComment({ isSent, onUndo }: DeletedCommentProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [takesFocus] = useState(!isSent);

  useEffect(() => {
    if (takesFocus) ref.current?.focus();
  }, [takesFocus]);

  return (
    <p className="col-span-full flex flex-wrap items-center gap-x-3 text-quiet">
      <span id={id}>Comment removed</span>
      <Button ref={ref} variant="quiet" aria-describedby={id} busy={isSent} onClick={onUndo}>
        Undo
      </Button>
    </p>
  );
}
