type Size = { width: number; height: number };
type Box = Size & { left: number; top: number };

type Places = {
  bar: Size;
  /** The words that the bar belongs to. */
  words: Box;
  /** The element in which the bar is positioned. */
  frame: Box;
  window: Size;
  isTouch: boolean;
};

/** The handles of a phone are below the selected words, and its own menu is above them. */
const gap = { fine: 8, touch: 32 };

const between = (least: number, value: number, most: number) =>
  Math.max(least, Math.min(value, most));

/**
 * Where the bar is in its frame: below the words, above them if the window ends there, and always inside of the
 * window. Words that are longer than the window have it at its bottom edge.
 */
export function placeBar({ bar, words, frame, window, isTouch }: Places) {
  const distance = isTouch ? gap.touch : gap.fine;
  const below = words.top + words.height + distance;
  const above = words.top - distance - bar.height;
  const lowest = window.height - bar.height;
  const fitsBelow = below <= lowest;
  const top = between(0, fitsBelow || above < 0 ? below : above, lowest);
  const middle = words.left + words.width / 2;
  const left = between(0, middle - bar.width / 2, window.width - bar.width);
  return { top: top - frame.top, left: left - frame.left };
}
