import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { focusHeading } from '@/lib/browser/focusHeading';
import { returnedFrom } from '@/store/session/signInState';

/** Returns false if the page doesn't have the control yet that the user left for the sign-in page. */
function focusReturn(action: string) {
  const control = document.querySelector<HTMLElement>(`[data-return="${action}"]`);
  if (!control) return false;
  control.scrollIntoView({ block: 'center' });
  control.focus({ preventScroll: true });
  return true;
}

const fields = 'main :is(input, textarea, select, [contenteditable="true"])';

/**
 * Moves the focus to the new page's heading after a navigation, where screen readers start to read,
 * or to the control that a visitor left to sign in.
 */
export function useRouteFocus() {
  const { pathname, state } = useLocation();
  const type = useNavigationType();
  const before = useRef(pathname);

  const focusPage = useEffectEvent(() => {
    // Going back to the page is another visit.
    const returned = type === NavigationType.Pop ? null : returnedFrom(state);
    return returned ? focusReturn(returned.action) : focusHeading();
  });

  /** What had the focus when the page was shown. */
  const shown = useRef<{ pathname: string; focus: Element | null }>({ pathname, focus: null });
  useLayoutEffect(() => {
    if (shown.current.pathname !== pathname)
      shown.current = { pathname, focus: document.activeElement };
  }, [pathname]);

  useEffect(() => {
    if (before.current === pathname) return undefined;
    before.current = pathname;
    const initialFocus = document.activeElement;
    // The user may have focused a field before the page was shown, or any control since: this effect can run later.
    const hasMoved = initialFocus !== document.body && initialFocus !== shown.current.focus;
    if (hasMoved || initialFocus?.matches(fields) || focusPage()) return undefined;
    // A page that loads its data renders its heading later.
    const observer = new MutationObserver(() => {
      const focused = document.activeElement;
      const hasMoved = focused !== document.body && focused !== initialFocus;
      if (hasMoved || focusPage()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname]);
}
