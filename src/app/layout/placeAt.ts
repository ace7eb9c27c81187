const gap = 8;
const margin = 16;

/**
 * Places an absolutely positioned element under the control or the words: what they belong to is above them. If there
 * is no room, the page scrolls. Without either (Safari doesn't focus a button that is clicked) it is at the bottom of
 * the screen.
 */
export function placeAt(
  control: Pick<Element, 'getBoundingClientRect'> | null,
  element: HTMLElement,
) {
  const root = document.documentElement;
  const { width, height } = element.getBoundingClientRect();
  const lowest = root.clientHeight - height - margin;
  const at = control?.getBoundingClientRect();
  const top = Math.max(margin, at ? at.bottom + gap : lowest);
  const centre = at ? at.left + at.width / 2 : root.clientWidth / 2;
  const left = Math.min(centre - width / 2, root.clientWidth - width - margin);
  element.style.top = `${top + window.scrollY}px`;
  element.style.left = `${Math.max(left, margin) + window.scrollX}px`;
  if (top > lowest) window.scrollTo({ top: window.scrollY + top - lowest, behavior: 'instant' });
}
