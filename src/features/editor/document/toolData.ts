import type { EditorBlock } from '@contract/document/editorDocument';
import { embedFrame } from '@contract/document/embeds';
import { type ListItem, readItems } from '@contract/document/listItems';
import { limits } from '@contract/limits';

export type BlockData = Record<string, unknown>;

/** The tool that stands in for a block that can't be shown, and carries it unchanged. */
export const placeholderType = 'placeholder';

const isRecord = (value: unknown): value is BlockData =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const currentItem = ({ content, isChecked, items }: ListItem): BlockData => ({
  content,
  meta: isChecked ? { checked: true } : {},
  items: items.map(currentItem),
});

/** The list tool fails on an empty list and on items of the older shapes. */
function listData({ style, meta, items }: BlockData): BlockData {
  const known = readItems(items).map(currentItem);
  return {
    style: style === 'ordered' || style === 'checklist' ? style : 'unordered',
    meta: isRecord(meta) ? meta : {},
    items: known.length > 0 ? known : [{ content: '', meta: {}, items: [] }],
  };
}

function pictureData(data: BlockData): BlockData {
  const stored = isRecord(data['file']) ? data['file'] : {};
  const url = stored['url'] || data['url'] || '';
  return { ...data, file: { ...stored, url } };
}

/** What a stored document says of the frame's address plays no part. */
function embedData(data: BlockData): BlockData {
  const frame = embedFrame(data);
  return {
    width: limits.editor.columnWidth,
    height: frame?.height ?? limits.editor.embedHeight,
    ...data,
    embed: frame?.src ?? '',
  };
}

const isTable = (value: unknown) => Array.isArray(value) && value.every(Array.isArray);

const tableData = (data: BlockData): BlockData => ({
  ...data,
  content: isTable(data['content']) ? data['content'] : [],
});

const shapes = new Map<string, (data: BlockData) => BlockData>([
  ['list', listData],
  ['image', pictureData],
  ['simpleImage', pictureData],
  ['embed', embedData],
  ['table', tableData],
]);

/** The data in the one shape that its tool reads; what is stored stays as it is. */
export function toolData(type: string, data: BlockData): BlockData {
  return shapes.get(type)?.(data) ?? data;
}

function canBeShown({ type, data }: EditorBlock, types: ReadonlySet<string>) {
  if (!types.has(type)) return false;
  return type !== 'embed' || embedFrame(data) !== null;
}

/** The type and data with which a stored block goes into the editor. */
export function toolBlock(block: EditorBlock, types: ReadonlySet<string>) {
  if (canBeShown(block, types)) return { type: block.type, data: block.data };
  return { type: placeholderType, data: { stored: block } };
}
