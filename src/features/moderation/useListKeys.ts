import { type RefObject, useLayoutEffect } from 'react';
import { listenForKeys } from './listenForKeys';

/** `j` and `k` move the focus to the next and previous item of a list, Enter follows its first link. */
export function useListKeys(list: RefObject<HTMLElement | null>) {
  // A key that is pressed as soon as the list shows is not lost.
  useLayoutEffect(
    () =>
      listenForKeys((key, target) => {
        const items = [...(list.current?.querySelectorAll<HTMLElement>('[data-item]') ?? [])];
        const at = items.findIndex((item) => item.contains(target));
        if (key === 'j') items[Math.min(at + 1, items.length - 1)]?.focus();
        else if (key === 'k') items[Math.max(at - 1, 0)]?.focus();
        else if (key === 'Enter' && target === items[at])
          items[at]?.querySelector<HTMLElement>('a')?.click();
      }),
    [list],
  );
}
