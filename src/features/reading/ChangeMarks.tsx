import { type Difference, describeChanges, partsOf } from '@contract/document/describeChanges';
import type { EditorDocument } from '@contract/document/editorDocument';
import type { BlockChange } from '@contract/revisions/revisionEntities';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { ChangedWords } from '@/ui/DifferenceList';
import { blockElement, firstBlock } from './readingPlace';
import './reading.css';

const names = { added: 'New', removed: 'Removed', changed: 'Changed', moved: 'Moved' } as const;

/** A change with its place in the shown post. */
export type PlacedMark = { change: BlockChange; difference: Difference; place: HTMLElement };

/** Paragraphs are shown with their changed words in place of their text. */
const isReplaced = ({ change, after }: BlockChange) =>
  after?.type === 'paragraph' && (change === 'changed' || change === 'added');

/** Makes a place for a mark in the block that it belongs to; a removed block is after the one before it. */
function createPlace(change: BlockChange) {
  const isFirst = change.change === 'removed' && change.follows === '';
  const block = isFirst ? firstBlock() : blockElement(change.follows ?? change.blockId);
  if (!block) return null;
  const place = document.createElement('div');
  place.dataset['changeMark'] = '';
  place.tabIndex = -1;
  place.role = 'group';
  if (isFirst) block.prepend(place);
  else block.append(place);
  if (isReplaced(change)) block.dataset['change'] = 'replaced';
  return place;
}

/**
 * Adds places for the marks of all changes to the shown post. The post's own elements stay as they are, so that
 * removing the places shows it as before.
 */
export function placeMarks(changes: readonly BlockChange[], present: EditorDocument) {
  const differences = describeChanges(changes, present);
  const marks = changes.flatMap((change, at): PlacedMark[] => {
    const difference = differences[at];
    const place = difference ? createPlace(change) : null;
    return difference && place ? [{ change, difference, place }] : [];
  });
  for (const [at, { change, place }] of marks.entries())
    place.ariaLabel = `Change ${at + 1} of ${marks.length}: ${names[change.change]}`;
  return marks;
}

function removeMarks(marks: readonly PlacedMark[]) {
  for (const { place } of marks) {
    delete place.parentElement?.dataset['change'];
    place.remove();
  }
}

function Mark({ change, difference }: Omit<PlacedMark, 'place'>) {
  const { before, after } = difference;
  const hasWords = before !== after && change.change !== 'moved';
  return (
    <div className="my-2 border-s-4 border-accent ps-3">
      <p className="font-sans text-sm font-medium text-accent">{names[change.change]}</p>
      {hasWords && (before !== '' || isReplaced(change)) ? (
        <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
          <ChangedWords parts={partsOf(difference)} />
        </p>
      ) : null}
    </div>
  );
}

/** Marks in the shown post which blocks and words have changed. */
export function ChangeMarks({ marks }: { marks: readonly PlacedMark[] }) {
  useEffect(() => () => removeMarks(marks), [marks]);
  return marks.map(({ change, difference, place }) =>
    createPortal(<Mark change={change} difference={difference} />, place, change.blockId),
  );
}
