import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Watches for the new page's heading, which may come after its data, and gives it the focus. */
function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

const field = 'main :is(input, textarea, select, [contenteditable="true"])';

/** After a change of page the focus stands on its heading, so that a screen reader starts there. */
export function useRouteFocus() {
  const { pathname } = useLocation();
  const before = useRef(pathname);

  useEffect(() => {
    if (before.current === pathname) return undefined;
    before.current = pathname;
    const started = document.activeElement;
    // Who is quick writes already: the page stands before this effect runs.
    if (started?.matches(field)) return undefined;
    // Only the page's data may still be missing.
    if (focusHeading()) return undefined;
    const observer = new MutationObserver(() => {
      // Somebody who has moved on meanwhile is not pulled back.
      const stayed = document.activeElement === document.body || document.activeElement === started;
      if (!stayed || focusHeading()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname]);
}
