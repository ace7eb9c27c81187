import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import './passageBar.css';
import { placeBar } from './placeBar';

type PassageBarProps = {
  /** The words that the bar belongs to. */
  range: Range;
  /** The bar is positioned inside of this element. */
  frame: RefObject<Element | null>;
  label: string;
  takesFocus?: boolean;
  /** Pressed outside of it, or Escape. */
  onClose?: () => void;
  children: ReactNode;
};

/** The button that is pressed has the focus, as a request to sign in is placed there. */
function focusPressed({ target }: MouseEvent) {
  if (target instanceof Element) target.closest('button')?.focus({ preventScroll: true });
}

/** Actions for words of the post, beside them. It doesn't take the selection. */
export function PassageBar(props: PassageBarProps) {
  const { range, frame, label, takesFocus = false, onClose, children } = props;
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

  useLayoutEffect(() => {
    if (takesFocus) bar.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  const handleOutside = useEffectEvent(({ target }: Event) => {
    const isInside = target instanceof Node && bar.current?.contains(target);
    if (!isInside && !document.querySelector('dialog[open]')) onClose?.();
  });
  const handleKey = useEffectEvent(({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented && !document.querySelector('dialog[open]'))
      onClose?.();
  });
  useEffect(() => {
    const listening = new AbortController();
    document.addEventListener('pointerdown', (event) => handleOutside(event), listening);
    document.addEventListener('keydown', (event) => handleKey(event), listening);
    return () => listening.abort();
  }, []);

  return (
    <div
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      aria-label={label}
      className="passage-bar absolute z-30 flex w-max max-w-full flex-wrap justify-center rounded-card border bg-raised p-1 floating-shadow print:hidden"
      style={place}
      onMouseDown={(event) => event.preventDefault()}
      onClickCapture={focusPressed}
    >
      {children}
    </div>
  );
}
