import { blockAnchor, postAnchors } from '../../postAnchors';
import { type BlockOf, type BlockType, blockRegistry } from '../blockRegistry';
import type { EditorDocument } from '../editorDocument';
import { headingAnchors } from '../headingAnchors';
import { readBlock } from '../knownBlock';
import { type BlockCheck, checkBlock } from './blockChecks';

/** Advice for the author about the block at an index. */
export type BlockFinding = BlockCheck & { block: number };

const textOf = <Type extends BlockType>({ type, data }: BlockOf<Type>) =>
  blockRegistry[type].text(data);

/** The ids that the post's page will have. */
function anchorsOf({ blocks }: EditorDocument): ReadonlySet<string> {
  const headings = blocks.map(readBlock).filter((block) => block?.type === 'header');
  const ids = blocks.flatMap(({ id }) => (id === undefined ? [] : [blockAnchor(id)]));
  return new Set([
    'top',
    ...Object.values(postAnchors),
    ...headingAnchors(headings.map(textOf)),
    ...ids,
  ]);
}

/** Runs the checks of every block, in reading order. */
export function checkDocument(document: EditorDocument): BlockFinding[] {
  let headingLevel = 1;
  const anchors = anchorsOf(document);
  return document.blocks.flatMap((stored, index) => {
    const block = readBlock(stored);
    if (!block) return [];
    const checks = checkBlock(block, { headingLevel, anchors });
    // Readers don't see an empty heading.
    if (block.type === 'header' && textOf(block) !== '') headingLevel = block.data.level;
    return checks.map((check) => ({ block: index, ...check }));
  });
}
