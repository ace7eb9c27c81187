import { type BlockOf, type BlockType, blockRegistry } from './blockRegistry';
import type { BlockCheck, CheckContext } from './blocks/defineBlock';
import type { EditorDocument } from './editorDocument';
import { readBlock } from './knownBlock';

/** Advice for the author about the block at an index. */
export type BlockFinding = BlockCheck & { block: number };

const findingsOf = <Type extends BlockType>({ type, data }: BlockOf<Type>, context: CheckContext) =>
  blockRegistry[type].checks(data, context);

const textOf = <Type extends BlockType>({ type, data }: BlockOf<Type>) =>
  blockRegistry[type].text(data);

/** Runs the checks of every block, in reading order. */
export function checkDocument({ blocks }: EditorDocument): BlockFinding[] {
  let headingLevel = 1;
  return blocks.flatMap((stored, index) => {
    const block = readBlock(stored);
    if (!block) return [];
    const checks = findingsOf(block, { headingLevel });
    // Readers don't see an empty heading.
    if (block.type === 'header' && textOf(block) !== '') headingLevel = block.data.level;
    return checks.map((check) => ({ block: index, ...check }));
  });
}
