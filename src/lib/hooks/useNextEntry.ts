import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { focusHeading } from '@/lib/browser/focusHeading';

/**
 * `leaveEntry` is called with the id of a decided or removed entry, before `list` is shown without it. The focus is
 * then on the entry that follows, else on the last one, else on the heading. `ids` are in the order of the list, and
 * its entries have `data-item` and a `tabIndex`. `returned` gets the focus as soon as it is an entry again.
 */
export function useNextEntry<List extends HTMLElement>(
  ids: readonly string[],
  returned: string | null = null,
) {
  const list = useRef<List>(null);
  const left = useRef<{ id: string; at: number } | null>(null);

  const focusEntry = useEffectEvent((at: number) => {
    const items = list.current?.querySelectorAll<HTMLElement>('[data-item]') ?? [];
    items[Math.min(at, items.length - 1)]?.focus();
  });

  useLayoutEffect(() => {
    const entry = left.current;
    if (!entry || ids.includes(entry.id)) return;
    left.current = null;
    // The entry that is gone had the focus, or the dialog that was opened from it.
    if (document.activeElement !== document.body) return;
    focusEntry(entry.at);
  }, [ids]);

  const isBack = returned !== null && ids.includes(returned);
  const focusReturned = useEffectEvent(() => focusEntry(ids.indexOf(returned ?? '')));

  useLayoutEffect(() => {
    if (isBack) focusReturned();
  }, [isBack]);

  // The list is removed with its last entry.
  useLayoutEffect(() => {
    const own = list.current;
    return () => {
      const focused = document.activeElement;
      const isLost = focused === document.body || own?.contains(focused);
      if (left.current && isLost) focusHeading();
    };
  }, []);

  return {
    list,
    leaveEntry(id: string) {
      left.current = { id, at: ids.indexOf(id) };
    },
  };
}
