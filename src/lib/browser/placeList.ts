const gap = 6;
const margin = 8;
/** The page's header and the post's toolbar cover the top of the window. */
const coveredTop = 120;

type Box = { top: number; bottom: number; left: number; right: number };
type View = { top: number; bottom: number; width: number };
type Surroundings = {
  /** Of the field with the caret. */
  caret: Box;
  size: { width: number; height: number };
  /** The height with all entries decides about the side, so that it stays while the list is filtered. */
  fullHeight: number;
  view: View;
  isRtl: boolean;
};

/** Where a list goes beside a text: below it, or above where more of it is visible. */
export function planPlace({ caret, size, fullHeight, view, isRtl }: Surroundings) {
  const below = view.bottom - caret.bottom - gap - margin;
  const above = caret.top - view.top - coveredTop - gap;
  const isAbove = below < fullHeight && above > below;
  const maxHeight = Math.max(isAbove ? above : below, 100);
  const height = Math.min(size.height, maxHeight);
  const left = isRtl ? caret.right - size.width : caret.left;
  return {
    top: isAbove ? caret.top - gap - height : caret.bottom + gap,
    left: Math.max(margin, Math.min(left, view.width - size.width - margin)),
    maxHeight,
  };
}

/** What the keyboard of a phone leaves of the window. */
function visibleView(): View {
  const { visualViewport: view } = window;
  const top = view?.offsetTop ?? 0;
  // Not its client width, which has the space that is reserved for a scroll bar.
  const { width } = document.documentElement.getBoundingClientRect();
  return { top, bottom: top + (view?.height ?? window.innerHeight), width };
}

type Place = { caret: Box; fullHeight: number; isRtl: boolean };

/** Places a list beside the caret. It is positioned within its parent, so that it scrolls with the text. */
export function placeAt(list: HTMLElement, { caret, fullHeight, isRtl }: Place) {
  const frame = list.offsetParent?.getBoundingClientRect();
  if (!frame) return;
  list.style.maxHeight = '';
  const size = { width: list.offsetWidth, height: list.scrollHeight };
  const place = planPlace({ caret, size, fullHeight, view: visibleView(), isRtl });
  list.style.maxHeight = `${place.maxHeight}px`;
  list.style.top = `${place.top - frame.top}px`;
  list.style.left = `${place.left - frame.left}px`;
}

/** Places a list at the start of a text, so that it stays there while the text is typed. */
export function placeList(list: HTMLElement, field: HTMLElement, fullHeight: number) {
  const isRtl = getComputedStyle(field).direction === 'rtl';
  placeAt(list, { caret: field.getBoundingClientRect(), fullHeight, isRtl });
}
