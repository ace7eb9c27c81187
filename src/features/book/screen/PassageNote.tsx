import type { Passage } from '@contract/book/bookEntities';
import { NoteField } from '../passages/NoteField';

type PassageNoteProps = {
  passage: Passage;
  isOpen: boolean;
  takesFocus: boolean;
  onOpen: () => void;
  onLeave: () => void;
  onClose: () => void;
};

/** The note of a passage as a text. A press opens it for editing. */
export function PassageNote({ passage, isOpen, onOpen, ...field }: PassageNoteProps) {
  if (isOpen) return <NoteField passage={passage} {...field} />;
  if (passage.note === '') return null;
  return (
    <button
      type="button"
      dir="auto"
      className="block w-full max-w-column cursor-text rounded-control text-start text-quiet whitespace-pre-line wrap-anywhere hover:text-ink pointer-coarse:py-2"
      onClick={onOpen}
    >
      <span className="sr-only">Edit note:</span> {passage.note}
    </button>
  );
}
