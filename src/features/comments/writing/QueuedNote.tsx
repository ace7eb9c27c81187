import { offlineTexts } from '@contract/texts/offlineTexts';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { Button } from '@/ui/Button';

type QueuedNoteProps = {
  /** Takes the focus when the note disappears. */
  box: RefObject<HTMLTextAreaElement | null>;
  isEdit?: boolean;
  onTakeBack: () => void;
};

/** Under the text of a comment, or of its edit, that is sent when there is a connection. */
export function QueuedNote({ box, isEdit = false, onTakeBack }: QueuedNoteProps) {
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const [note, field] = [ref.current, box.current];
    return () => {
      if (note?.contains(document.activeElement)) field?.focus();
    };
  }, [box]);

  return (
    <div ref={ref} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-s-2 ps-3 text-sm">
      <p role="status" className="min-w-0 flex-1 basis-60">
        <strong>{offlineTexts.waiting}.</strong>{' '}
        {isEdit ? offlineTexts.waitingEdit : offlineTexts.waitingComment}
      </p>
      <Button variant="quiet" onClick={onTakeBack}>
        Take back
      </Button>
    </div>
  );
}
