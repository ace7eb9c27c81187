import type { Passage } from '@contract/book/bookEntities';
import { limits } from '@contract/limits';
import { useEffect, useRef } from 'react';
import type { OwnArg } from '@/store/posts/selectOwn';
import { TextArea } from '@/ui/TextArea';
import { useNote } from './useNote';

type NoteFieldProps = {
  passage: Passage;
  shownIn?: OwnArg | undefined;
  takesFocus?: boolean;
};

const hints = { unchanged: undefined, saving: 'Saving…', saved: 'Saved', failed: undefined };

/** The note of a passage. It is saved while it is written. */
export function NoteField({ passage, shownIn, takesFocus = false }: NoteFieldProps) {
  const { text, status, error, change, flush } = useNote({ passage, shownIn });
  const field = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);

  return (
    <TextArea
      ref={field}
      label="Note"
      hint={hints[status]}
      error={error}
      value={text}
      maxLength={limits.longest.passageNote}
      className="min-h-20! field-sizing-content"
      onBlur={flush}
      onChange={({ target }) => change(target.value)}
    />
  );
}
