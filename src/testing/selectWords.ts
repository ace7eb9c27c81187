import { act } from '@testing-library/react';

/** Selects words of an element as a reader does with the mouse. */
export function selectWords(element: Element, words: string) {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const start = node.textContent?.indexOf(words) ?? -1;
    if (start === -1) continue;
    const end = start + words.length;
    act(() => {
      document.getSelection()?.setBaseAndExtent(node, start, node, end);
      // jsdom reports changes of the selection of fields only.
      document.dispatchEvent(new Event('selectionchange'));
    });
    return;
  }
  throw new Error(`There is no “${words}”.`);
}
