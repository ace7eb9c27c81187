import { isBlockType } from '@contract/document/blockRegistry';
import { table } from '@contract/document/blocks/tableBlocks';
import type { EditorBlock } from '@contract/document/editorDocument';
import { editorLimits } from '@contract/document/editorLimits';
import { embedFrame } from '@contract/document/embeds';
import { type ListItem, readItems } from '@contract/document/listItems';
import { isRecord } from '@contract/isRecord';
import * as v from 'valibot';

export type BlockData = Record<string, unknown>;

/** The tool for blocks that can't be shown. It leaves them unchanged. */
export const placeholderType = 'placeholder';

const toCurrentItem = ({ content, isChecked, items }: ListItem): BlockData => ({
  content,
  meta: isChecked ? { checked: true } : {},
  items: items.map(toCurrentItem),
});

/** The list tool fails on an empty list and on items in older shapes. */
function listData({ style, meta, items }: BlockData): BlockData {
  const known = readItems(items).map(toCurrentItem);
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

/**
 * The stored address of the frame is ignored: it is computed from the source. Without a frame there is
 * no service either, so that the tool asks for an address.
 */
function embedData(data: BlockData): BlockData {
  const frame = embedFrame(data);
  return {
    width: editorLimits.columnWidth,
    height: frame?.height ?? editorLimits.embedHeight,
    ...data,
    service: frame?.service ?? '',
    embed: frame?.src ?? '',
  };
}

const isTable = (value: unknown) => Array.isArray(value) && value.every(Array.isArray);

function tableData(data: BlockData): BlockData {
  const { header, footer } = v.parse(table.schema.entries.data, data);
  return { ...data, header, footer, content: isTable(data['content']) ? data['content'] : [] };
}

const shapes = new Map<string, (data: BlockData) => BlockData>([
  ['list', listData],
  ['image', pictureData],
  ['simpleImage', pictureData],
  ['embed', embedData],
  ['table', tableData],
]);

/** Stored data in the shape that its tool reads. The stored data is not changed. */
export function toolData(type: string, data: BlockData): BlockData {
  return shapes.get(type)?.(data) ?? data;
}

const canBeShown = ({ type, data }: EditorBlock) =>
  isBlockType(type) && (type !== 'embed' || embedFrame(data) !== null);

/** The type and data with which a stored block is opened in the editor. */
export function toolBlock(block: EditorBlock) {
  if (canBeShown(block)) return { type: block.type, data: block.data };
  return { type: placeholderType, data: { stored: block } };
}
