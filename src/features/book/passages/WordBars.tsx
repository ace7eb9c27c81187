import type { Passage } from '@contract/book/bookEntities';
import type { RefObject } from 'react';
import { Button } from '@/ui/Button';
import type { SelectedWords } from '../model/keptWords';
import type { MarkedRange } from './markedRanges';
import { PassageBar } from './PassageBar';
import type { usePassageActions } from './usePassageActions';
import type { Selected } from './useSelectedWords';

type Actions = Pick<
  ReturnType<typeof usePassageActions>,
  'save' | 'note' | 'copyLink' | 'openDialog' | 'remove'
>;
type Frame = RefObject<Element | null>;

type SelectionBarProps = {
  selected: Selected;
  frame: Frame;
  actions: Actions;
  /** null if comments are closed. */
  onComment: ((words: SelectedWords) => void) | null;
};

/** What can be done with words that are selected. */
export function SelectionBar({ selected, frame, actions, onComment }: SelectionBarProps) {
  const { words, range } = selected;
  return (
    <PassageBar range={range} frame={frame} label="Selected words">
      <Button variant="quiet" onClick={() => void actions.save(words)}>
        Keep
      </Button>
      <Button variant="quiet" onClick={() => void actions.note(words)}>
        Note
      </Button>
      <Button variant="quiet" onClick={() => void actions.copyLink(words)}>
        Copy link
      </Button>
      {onComment ? (
        <Button variant="quiet" onClick={() => onComment(words)}>
          Comment
        </Button>
      ) : null}
    </PassageBar>
  );
}

type KeptBarProps = {
  kept: MarkedRange;
  frame: Frame;
  actions: Actions;
  takesFocus: boolean;
  onClose: (passage: Passage) => void;
};

/** What can be done with saved words. */
export function KeptBar({ kept, frame, actions, takesFocus, onClose }: KeptBarProps) {
  const { passage, range } = kept;
  const open = (name: 'note' | 'heading') => () => actions.openDialog({ name, passage });
  return (
    <PassageBar
      range={range}
      frame={frame}
      label="Kept words"
      takesFocus={takesFocus}
      onClose={() => onClose(passage)}
    >
      <Button variant="quiet" onClick={open('note')}>
        Note
      </Button>
      <Button variant="quiet" onClick={open('heading')}>
        Heading
      </Button>
      <Button variant="quiet" onClick={() => void actions.remove(passage)}>
        Remove
      </Button>
    </PassageBar>
  );
}
