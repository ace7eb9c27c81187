import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { focusHeading } from '@/lib/focusHeading';

const fields = 'main :is(input, textarea, select, [contenteditable="true"])';

/** Moves the focus to the new page's heading after a navigation, where screen readers start to read. */
export function useRouteFocus() {
  const { pathname } = useLocation();
  const before = useRef(pathname);

  useEffect(() => {
    if (before.current === pathname) return undefined;
    before.current = pathname;
    const initialFocus = document.activeElement;
    // The user may have focused a field before this effect runs.
    if (initialFocus?.matches(fields)) return undefined;
    if (focusHeading()) return undefined;
    // A page that loads its data renders its heading later.
    const observer = new MutationObserver(() => {
      const focused = document.activeElement;
      const hasMoved = focused !== document.body && focused !== initialFocus;
      if (hasMoved || focusHeading()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname]);
}
