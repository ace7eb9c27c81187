import { limits } from '@contract/limits';
import { blockAnchor } from '@contract/postAnchors';
import { readBlockWords } from '@/lib/browser/blockWords';
import { wholeOffsets } from '@/lib/browser/wholeWords';

const most = limits.longest.quote;

/** The selected words as whole words, if they are all of this element. */
function selectedIn(element: Element) {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return '';
  const range = selection.getRangeAt(0);
  if (!element.contains(range.startContainer) || !element.contains(range.endContainer)) return '';
  const words = readBlockWords([element]);
  const { start, end } = wholeOffsets(words, range, element);
  return words.text.slice(start, end);
}

const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** At most as many characters as a quote may have, up to the end of a word. */
export function shortened(text: string) {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  const end = cut.lastIndexOf(' ');
  // Half of a character outside of the basic plane would be left.
  const whole = end > most / 2 ? cut.slice(0, end) : cut.replace(/[\uD800-\uDBFF]$/, '');
  return `${whole}…`;
}

const blockOf = (blockId: string) => document.getElementById(blockAnchor(blockId));

/** The first words of a block. */
export function wordsOf(blockId: string) {
  const block = blockOf(blockId);
  return block ? shortened(tidy(readBlockWords([block]).text)) : '';
}

/** The words of a block that a remark is about: those that are selected, else its first ones. */
export function quoteOf(blockId: string) {
  const block = blockOf(blockId);
  if (!block) return '';
  return shortened(tidy(selectedIn(block))) || wordsOf(blockId);
}
