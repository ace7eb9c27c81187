import type * as v from 'valibot';
import * as codeBlocks from './blocks/codeBlocks';
import type { BlockDefinition } from './blocks/defineBlock';
import * as listBlocks from './blocks/listBlocks';
import * as mediaBlocks from './blocks/mediaBlocks';
import * as tableBlocks from './blocks/tableBlocks';
import * as textBlocks from './blocks/textBlocks';

const definitions = {
  ...textBlocks,
  ...listBlocks,
  ...mediaBlocks,
  ...tableBlocks,
  ...codeBlocks,
};

/** A block that the product can show, read from its stored form. */
export type KnownBlock = v.InferOutput<(typeof definitions)[keyof typeof definitions]['schema']>;

export type BlockType = KnownBlock['type'];

/** The data of each type of block. */
export type BlockData = { [Type in BlockType]: Extract<KnownBlock, { type: Type }>['data'] };

/** A block of one type; for a union of types, a union of blocks. */
export type BlockOf<Type extends BlockType> = { type: Type; data: BlockData[Type] };

/**
 * Every type of block. Reading, sanitising and text are derived from it; the editor's tools
 * and the reader's views are keyed by the same types.
 */
export const blockRegistry: {
  readonly [Type in BlockType]: BlockDefinition<BlockOf<Type>>;
} = definitions;

/** Returns true if the product can show blocks of this type. */
export function isBlockType(type: string): type is BlockType {
  return Object.hasOwn(blockRegistry, type);
}

/** The name of a type of block in menus and for screen readers. */
export const blockName = (type: string) =>
  isBlockType(type) ? blockRegistry[type].label : 'Block';
