import type { Page } from '@playwright/test';

/** Selects words of a post as a reader does; the end of the selection is what the page is told. */
export async function selectWords(page: Page, words: string) {
  await page.evaluate((wanted) => {
    const text = document.querySelector('.post-blocks') ?? document.body;
    const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const start = node.textContent?.indexOf(wanted) ?? -1;
      if (start < 0) continue;
      document.getSelection()?.setBaseAndExtent(node, start, node, start + wanted.length);
      return;
    }
  }, words);
}
