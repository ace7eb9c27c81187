import { useEffect, useId, useRef } from 'react';
import { Button } from '@/ui/Button';

type DeletedCommentProps = {
  /** The deletion can no longer be undone. */
  isSent: boolean;
  onUndo: () => void;
};

export function DeletedComment({ isSent, onUndo }: DeletedCommentProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => ref.current?.focus(), []);

  return (
    <p className="col-span-full flex flex-wrap items-center gap-x-3 text-quiet">
      <span id={id}>Comment deleted.</span>
      <Button ref={ref} variant="quiet" aria-describedby={id} busy={isSent} onClick={onUndo}>
        Undo
      </Button>
    </p>
  );
}
