import { limits } from '@contract/limits';
import { readBlockWords } from '@/lib/browser/blockWords';
import { wholeOffsets } from '@/lib/browser/wholeWords';
import type { SelectedWords } from '../model/keptWords';

const blockPrefix = 'block-';
const blockSelector = `[id^="${blockPrefix}"]`;

export const blocksOf = (text: Element) => [...text.querySelectorAll(blockSelector)];

export const blockIdOf = (block: Element) => block.id.slice(blockPrefix.length);

/** The block of a post's text that contains a node, or that the node stands beside with its menu. */
export function blockAt(text: Element, node: Node) {
  const element = node instanceof Element ? node : node.parentElement;
  const beside = element?.closest('.block-margin')?.previousElementSibling ?? element;
  const block = beside?.closest(blockSelector) ?? null;
  return block && text.contains(block) ? block : null;
}

/** Spaces are one space, lines without words are left out. Spaces at the ends stay. */
const collapse = (text: string) =>
  text.replaceAll(/[^\S\n]+/g, ' ').replaceAll(/ ?\n[ \n]*/g, '\n');

/** The words of a range inside a post's text, in whole words; null if it has none there. */
export function readRange(text: Element, range: Range): SelectedWords | null {
  const words = readBlockWords(blocksOf(text).filter((block) => range.intersectsNode(block)));
  const { start, end } = wholeOffsets(words, range, text);
  const selected = words.text.slice(start, end);
  const quote = selected.trim();
  const from = start + selected.indexOf(quote);
  // Words that are selected together with the end of the block before belong to their own block.
  const first = words.blocks.findLast((block) => block.start <= from);
  if (quote === '' || !first) return null;
  const last = words.blocks.find((block) => block.start > from + quote.length);
  const before = words.text.slice(first.start, from);
  const after = words.text.slice(from + quote.length, last?.start);
  return {
    blockId: blockIdOf(first.block),
    quote: collapse(quote),
    before: collapse(before).slice(-limits.longest.passageContext),
    after: collapse(after).slice(0, limits.longest.passageContext),
  };
}

/** All words of one block. */
export function readBlock(text: Element, block: Element) {
  const range = document.createRange();
  range.selectNodeContents(block);
  return readRange(text, range);
}
