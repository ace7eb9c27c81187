/** Fewer deletions are fast without hiding the blocks. */
const manyBlocks = 20;

type Shown = { blocks: { getBlockByIndex: (index: number) => ShownBlock | undefined } };
type ShownBlock = { holder?: HTMLElement };

/**
 * Runs a change that deletes `count` blocks. Editor.js moves the caret after each deletion, for which the
 * browser lays out the page again. Hidden blocks have no layout; the height of the page stays. The caret
 * has to be placed afterwards.
 */
export function hideWhile<Result>({ blocks }: Shown, count: number, change: () => Result): Result {
  const root = blocks.getBlockByIndex(0)?.holder?.parentElement;
  const frame = root?.parentElement;
  if (!root || !frame || count < manyBlocks) return change();
  frame.style.minHeight = `${frame.offsetHeight}px`;
  root.style.display = 'none';
  try {
    return change();
  } finally {
    root.style.display = '';
    frame.style.minHeight = '';
  }
}
