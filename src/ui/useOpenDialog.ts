import { useSyncExternalStore } from 'react';

const find = () => [...document.querySelectorAll('dialog[open]')].at(-1) ?? null;

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(() => {
    observe();
    onChange();
  });
  /** An open dialog can also be removed. Other changes of the page's elements aren't observed. */
  function observe() {
    observer.observe(document.body, {
      subtree: true,
      attributes: true,
      attributeFilter: ['open'],
      childList: find() !== null,
    });
  }
  observe();
  return () => observer.disconnect();
}

/** The dialog that is open, or null. It covers everything outside of it. */
export const useOpenDialog = () => useSyncExternalStore(subscribe, find, () => null);
