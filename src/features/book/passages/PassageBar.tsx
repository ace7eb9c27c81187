import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import './passageBar.css';

/** The handles of a phone are below the selected words. */
const gap = { fine: 8, touch: 32 };

type PassageBarProps = {
  /** The words that the bar belongs to. */
  range: Range;
  /** The bar is positioned inside of this element. */
  frame: RefObject<Element | null>;
  label: string;
  children: ReactNode;
};

/** Where the bar is below the words, inside of the frame. */
function placeBelow(bar: Element, range: Range, frame: Element) {
  const outer = frame.getBoundingClientRect();
  const words = range.getBoundingClientRect();
  const distance = matchMedia('(pointer: coarse)').matches ? gap.touch : gap.fine;
  const { width } = bar.getBoundingClientRect();
  const middle = words.left + words.width / 2 - outer.left;
  return {
    top: Math.max(0, words.bottom - outer.top) + distance,
    left: Math.max(0, Math.min(middle - width / 2, outer.width - width)),
  };
}

/** Actions for words of the post, below them. It takes neither the focus nor the selection. */
export function PassageBar({ range, frame, label, children }: PassageBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ top: 0, left: 0 });

  useLayoutEffect(() => {
    function update() {
      if (bar.current && frame.current) setPlace(placeBelow(bar.current, range, frame.current));
    }
    update();
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, [range, frame]);

  return (
    <div
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      aria-label={label}
      className="passage-bar absolute z-30 flex max-w-full flex-wrap justify-center rounded-card border bg-raised p-1 shadow-xl print:hidden"
      style={place}
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
    </div>
  );
}
