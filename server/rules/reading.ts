/** Who stopped before the third block has not begun to read, and who stopped at the last two has finished. */
const firstBlocks = 3;
const lastBlocks = 2;

/** Whether a reader who stopped at this block is in the middle of the post. The page asks the same before it offers to go there. */
export function isBegun(blocks: readonly { blockId: string }[], lastBlock: string) {
  const at = blocks.findIndex(({ blockId }) => blockId === lastBlock);
  return at >= firstBlocks && at < blocks.length - lastBlocks;
}
