import { type RefObject, useLayoutEffect, useRef } from 'react';
import { focusHeading } from '@/lib/browser/focusHeading';

/**
 * Returns what is called with the id of a decided or removed entry, before the list is shown without it. The focus is
 * then on the entry that follows, else on the last one, else on the heading. `ids` are in the order of the list, and
 * its entries have `data-item` and a `tabIndex`.
 */
export function useNextEntry(list: RefObject<HTMLElement | null>, ids: readonly string[]) {
  const left = useRef<{ id: string; at: number } | null>(null);

  useLayoutEffect(() => {
    const entry = left.current;
    if (!entry || ids.includes(entry.id)) return;
    left.current = null;
    // The entry that is gone had the focus, or the dialog that was opened from it.
    if (document.activeElement !== document.body) return;
    const items = list.current?.querySelectorAll<HTMLElement>('[data-item]') ?? [];
    items[Math.min(entry.at, items.length - 1)]?.focus();
  }, [list, ids]);

  // The list is removed with its last entry.
  useLayoutEffect(() => {
    const own = list.current;
    return () => {
      const focused = document.activeElement;
      const isLost = focused === document.body || own?.contains(focused);
      if (left.current && isLost) focusHeading();
    };
  }, [list]);

  return (id: string) => {
    left.current = { id, at: ids.indexOf(id) };
  };
}
