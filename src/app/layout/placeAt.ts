const gap = 8;
const margin = 16;

/**
 * Places an absolutely positioned element under the control, or above it if there is no room. Without a
 * control (Safari doesn't focus a button that is clicked) it is at the bottom of the screen.
 */
export function placeAt(control: Element | null, element: HTMLElement) {
  const root = document.documentElement;
  const { width, height } = element.getBoundingClientRect();
  const lowest = root.clientHeight - height - margin;
  const isAnywhere = control === null || control === document.body;
  const at = isAnywhere ? null : control.getBoundingClientRect();
  const under = at ? at.bottom + gap : lowest;
  const above = at ? at.top - gap - height : lowest;
  const top = under <= lowest || above < margin ? under : above;
  const centre = at ? at.left + at.width / 2 : root.clientWidth / 2;
  const left = Math.min(centre - width / 2, root.clientWidth - width - margin);
  element.style.top = `${top + window.scrollY}px`;
  element.style.left = `${Math.max(left, margin) + window.scrollX}px`;
}
