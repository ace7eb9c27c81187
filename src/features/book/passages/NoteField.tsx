import type { Passage } from '@contract/book/bookEntities';
import { limits } from '@contract/limits';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { OwnArg } from '@/store/posts/selectOwn';
import { Button } from '@/ui/Button';
import { TextArea } from '@/ui/TextArea';
import { useNote } from './useNote';

type NoteFieldProps = {
  passage: Passage;
  shownIn?: OwnArg | undefined;
  takesFocus?: boolean;
  /** The member has left the field with its button or with Escape. */
  onLeave?: () => void;
  /** After that, nothing is left to be saved. Without it the field can't be closed. */
  onClose?: () => void;
};

const hints = { unchanged: undefined, saving: 'Saving…', saved: 'Saved', failed: undefined };

/** The note of a passage. It is saved while it is written. */
export function NoteField(props: NoteFieldProps) {
  const { passage, shownIn, takesFocus = false, onLeave, onClose } = props;
  const { text, status, error, change, flush } = useNote({ passage, shownIn });
  const field = useRef<HTMLTextAreaElement>(null);
  const [isLeft, setIsLeft] = useState(false);

  useEffect(() => {
    const { current } = field;
    if (!takesFocus || !current) return;
    current.focus();
    current.setSelectionRange(current.value.length, current.value.length);
  }, [takesFocus]);

  const close = useEffectEvent(() => onClose?.());
  const isSaved = status === 'unchanged' || status === 'saved';
  useEffect(() => {
    if (isLeft && isSaved) close();
  }, [isLeft, isSaved]);

  function leave() {
    flush();
    setIsLeft(true);
    onLeave?.();
  }

  function handleKey(event: KeyboardEvent) {
    if (!onClose || event.key !== 'Escape') return;
    event.stopPropagation();
    leave();
  }

  return (
    <div className="grid gap-1">
      <TextArea
        ref={field}
        label="Note"
        hint={hints[status]}
        error={error}
        value={text}
        maxLength={limits.longest.passageNote}
        className="min-h-20! field-sizing-content"
        onBlur={flush}
        onKeyDown={handleKey}
        onChange={({ target }) => {
          setIsLeft(false);
          change(target.value);
        }}
      />
      {onClose ? (
        <Button variant="quiet" className="justify-self-start -ms-3" onClick={leave}>
          Done
        </Button>
      ) : null}
    </div>
  );
}
