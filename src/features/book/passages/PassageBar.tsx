import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import './passageBar.css';
import { placeBar } from './placeBar';

type PassageBarProps = {
  /** The words that the bar belongs to. */
  range: Range;
  /** The bar is positioned inside of this element. */
  frame: RefObject<Element | null>;
  label: string;
  children: ReactNode;
};

/** Actions for words of the post, beside them. It takes neither the focus nor the selection. */
export function PassageBar({ range, frame, label, children }: PassageBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ top: 0, left: 0 });

  useLayoutEffect(() => {
    function update() {
      if (!bar.current || !frame.current) return;
      const { clientWidth: width, clientHeight: height } = document.documentElement;
      setPlace(
        placeBar({
          bar: bar.current.getBoundingClientRect(),
          words: range.getBoundingClientRect(),
          frame: frame.current.getBoundingClientRect(),
          window: { width, height },
          isTouch: matchMedia('(pointer: coarse)').matches,
        }),
      );
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
      className="passage-bar absolute z-30 flex w-max max-w-full flex-wrap justify-center rounded-card border bg-raised p-1 floating-shadow print:hidden"
      style={place}
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
    </div>
  );
}
