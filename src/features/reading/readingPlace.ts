import { blockAnchor } from '@contract/postAnchors';

/** Where a reader is in a post. The blocks are in the document, one below the other. */

const blockSelector = '.post-blocks > [id^="block-"]';

const shownBlocks = () => Array.from(document.querySelectorAll<HTMLElement>(blockSelector));

export const firstBlock = () => document.querySelector<HTMLElement>(blockSelector);

const idOf = ({ id }: HTMLElement) => id.slice('block-'.length);

export const blockElement = (blockId: string) => document.getElementById(blockAnchor(blockId));

/** How many blocks begin above a line of the window. */
function countAbove(blocks: readonly HTMLElement[], line: number) {
  let low = 0;
  let high = blocks.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const block = blocks[middle];
    if (block && block.getBoundingClientRect().top < line) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The last block that a reader sees, or has passed; '' if it is none. */
export function lastShownBlock() {
  const blocks = shownBlocks();
  const last = blocks[countAbove(blocks, window.innerHeight * 0.8) - 1];
  return last ? idOf(last) : '';
}

/** Whether the reader has seen the middle of the post. */
export function hasPassedMiddle() {
  const blocks = shownBlocks();
  return blocks.length > 0 && countAbove(blocks, window.innerHeight) > blocks.length / 2;
}

/** How much of the post has been in the window, from 0 to 1, if nothing above it was left out. */
export function shownShare() {
  const blocks = shownBlocks();
  const top = blocks[0]?.getBoundingClientRect().top ?? 0;
  const bottom = blocks.at(-1)?.getBoundingClientRect().bottom ?? 0;
  if (blocks.length === 0) return 0;
  return bottom <= top ? 1 : Math.min(1, (window.innerHeight - top) / (bottom - top));
}

const firstBlocks = 3;
const lastBlocks = 2;

/** Whether the reader stopped somewhere between the beginning and the end, and it is not in view. */
export function isWorthJumpingTo(blockId: string) {
  const blocks = shownBlocks();
  const at = blocks.findIndex((block) => idOf(block) === blockId);
  const block = blocks[at];
  const isBetween = at >= firstBlocks && at < blocks.length - lastBlocks;
  return isBetween && block !== undefined && block.getBoundingClientRect().top > window.innerHeight;
}
