import { type BlockOf, type BlockType, blockRegistry } from './blockRegistry';
import type { CheckContext } from './blocks/defineBlock';
import type { EditorDocument } from './editorDocument';
import { readBlock } from './knownBlock';

/** Advice for the author about the block at an index. */
export type BlockFinding = { block: number; message: string };

const findingsOf = <Type extends BlockType>({ type, data }: BlockOf<Type>, context: CheckContext) =>
  blockRegistry[type].checks(data, context);

/** Runs the checks of every block, in reading order. */
export function checkDocument({ blocks }: EditorDocument): BlockFinding[] {
  let headingLevel = 1;
  return blocks.flatMap((stored, index) => {
    const block = readBlock(stored);
    if (!block) return [];
    const messages = findingsOf(block, { headingLevel });
    if (block.type === 'header') headingLevel = block.data.level;
    return messages.map((message) => ({ block: index, message }));
  });
}
