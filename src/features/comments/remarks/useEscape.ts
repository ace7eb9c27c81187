import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls back for Escape inside of an element, except what a form, an open menu or a dialog in it takes. */
export function useEscape(ref: RefObject<HTMLElement | null>, onEscape: () => void) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, defaultPrevented } = event;
    if (key !== 'Escape' || defaultPrevented || !(target instanceof Element)) return;
    const isOther = target.closest('dialog') || ref.current?.querySelector(':popover-open');
    if (isOther || !ref.current?.contains(target)) return;
    event.preventDefault();
    onEscape();
  });

  useEffect(() => {
    const listening = new AbortController();
    // React has called the handlers of the forms before.
    document.addEventListener('keydown', (event) => handleKey(event), listening);
    return () => listening.abort();
  }, []);
}
