import { type RefObject, useEffect } from 'react';

const fields = 'input, textarea, select, [contenteditable], dialog';

/** `j` and `k` move the focus to the next and previous item of a list, Enter follows its first link. */
export function useListKeys(list: RefObject<HTMLElement | null>) {
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      const target = event.target instanceof Element ? event.target : null;
      if (event.ctrlKey || event.metaKey || event.altKey || target?.closest(fields)) return;
      const items = [...(list.current?.querySelectorAll<HTMLElement>('[data-item]') ?? [])];
      const at = items.findIndex((item) => item.contains(target));
      if (event.key === 'j') items[Math.min(at + 1, items.length - 1)]?.focus();
      else if (event.key === 'k') items[Math.max(at - 1, 0)]?.focus();
      else if (event.key === 'Enter' && target === items[at])
        items[at]?.querySelector<HTMLElement>('a')?.click();
    }
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [list]);
}
