/** Scrolls to an element and focuses it. */
export function goTo(element: HTMLElement) {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block: 'center', behavior: isStill ? 'auto' : 'smooth' });
  element.focus({ preventScroll: true });
}
