import type { Passage } from '@contract/book/bookEntities';

type PassageCheckboxProps = {
  passage: Passage;
  isChosen: boolean;
  onChoose: (isRange: boolean) => void;
};

/** Chooses a passage. With Shift it chooses those between, too. */
export function PassageCheckbox({ passage, isChosen, onChoose }: PassageCheckboxProps) {
  const { quote, post } = passage;
  return (
    <label className="touchable absolute -start-2.5 top-1.5 inline-flex items-center justify-center pointer-coarse:top-1">
      <input
        type="checkbox"
        aria-label={`Choose: ${(quote || post?.title || 'a saved post').slice(0, 80)}`}
        className="size-5 accent-accent"
        checked={isChosen}
        // The click tells whether Shift is pressed.
        onChange={() => undefined}
        onClick={({ shiftKey }) => onChoose(shiftKey)}
      />
    </label>
  );
}
