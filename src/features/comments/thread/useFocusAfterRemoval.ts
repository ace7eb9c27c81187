import { type RefObject, useLayoutEffect } from 'react';

/** If the focus is in a list item that is removed, its neighbour gets it, or the heading of the list. */
export function useFocusAfterRemoval(ref: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const item = ref.current;
    // React calls this before it removes the item.
    return () => {
      if (!item?.contains(document.activeElement)) return;
      const neighbour = item.nextElementSibling ?? item.previousElementSibling;
      const target = neighbour ?? item.closest('section')?.querySelector('h2');
      if (!(target instanceof HTMLElement)) return;
      target.tabIndex = -1;
      target.focus();
    };
  }, [ref]);
}
