import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { listenForKeys } from '../browser/listenForKeys';

type Commands = Readonly<Record<string, (id: string) => void>>;

/** What a key presses in an item: its first link, or the control that names the key. */
function findPressed(item: HTMLElement, key: string, target: Element | null) {
  if (key === 'o' || (key === 'Enter' && target === item))
    return item.querySelector<HTMLElement>('a');
  if (!/^[a-z]$/.test(key)) return null;
  return item.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`);
}

/**
 * `j` and `k` move the focus to the next and previous item of a list, `o` and Enter follow the first link of an item.
 * Other keys press the control of the item that names them with `aria-keyshortcuts`, or get the id of the item, which is
 * the value of its `data-item`.
 */
export function useListKeys(list: RefObject<HTMLElement | null>, commands: Commands = {}) {
  const runCommand = useEffectEvent((key: string, id = '') => {
    commands[key]?.(id);
    return key in commands;
  });

  // A key that is pressed as soon as the list shows is not lost.
  useLayoutEffect(
    () =>
      listenForKeys(({ key, repeat }, target) => {
        const items = [...(list.current?.querySelectorAll<HTMLElement>('[data-item]') ?? [])];
        const at = items.findIndex((item) => item.contains(target));
        const item = items[at];
        if (key === 'j') items[Math.min(at + 1, items.length - 1)]?.focus();
        else if (key === 'k') items[Math.max(at - 1, 0)]?.focus();
        else {
          if (!item || repeat) return false;
          const pressed = findPressed(item, key, target);
          pressed?.click();
          return pressed !== null || runCommand(key, item.dataset['item']);
        }
        return true;
      }),
    [list],
  );
}
