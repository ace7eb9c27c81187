const gap = 8;
const margin = 16;

/**
 * Places an absolutely positioned element under the control or the words, or above it if there is no room, and always
 * inside of the window. Without either (Safari doesn't focus a button that is clicked) it is at the bottom of the screen.
 */
export function placeAt(
  control: Pick<Element, 'getBoundingClientRect'> | null,
  element: HTMLElement,
) {
  const root = document.documentElement;
  const { width, height } = element.getBoundingClientRect();
  const lowest = root.clientHeight - height - margin;
  const at = control?.getBoundingClientRect();
  const under = at ? at.bottom + gap : lowest;
  const above = at ? at.top - gap - height : lowest;
  const fits = under <= lowest || above < margin;
  const top = Math.max(margin, Math.min(fits ? under : above, lowest));
  const centre = at ? at.left + at.width / 2 : root.clientWidth / 2;
  const left = Math.min(centre - width / 2, root.clientWidth - width - margin);
  element.style.top = `${top + window.scrollY}px`;
  element.style.left = `${Math.max(left, margin) + window.scrollX}px`;
}
