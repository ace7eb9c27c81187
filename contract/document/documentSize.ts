import { groupDigits } from '../groupDigits';
import { isRecord } from '../isRecord';
import type { EditorBlock, EditorDocument } from './editorDocument';
import { editorLimits } from './editorLimits';

const most = editorLimits.document;

type Measure = keyof typeof most;
export type DocumentSize = Record<Measure, number>;

/** A limit that a document exceeds, and the first block that does, if it is a limit of one block. */
export type ExceededLimit = { measure: Measure; message: string; block?: number };

const messages: Record<Measure, string> = {
  blocks: `The content has too many blocks: ${groupDigits(most.blocks)} at most.`,
  blockCharacters: `A block is too long: ${groupDigits(most.blockCharacters)} characters at most.`,
  tableCells: `The tables have too many cells: ${groupDigits(most.tableCells)} at most.`,
  listItems: `The lists have too many items: ${groupDigits(most.listItems)} at most.`,
};

const measures: readonly Measure[] = ['blocks', 'blockCharacters', 'tableCells', 'listItems'];

const emptySize: DocumentSize = { blocks: 0, blockCharacters: 0, tableCells: 0, listItems: 0 };

function charactersOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, part) => sum + charactersOf(part), 0);
}

/** An empty row or cell costs readers as much as a full one. */
function cellsOf({ content, header, footer }: Record<string, unknown>) {
  const rows = [...(Array.isArray(content) ? content : []), header, footer];
  return rows.reduce(
    (sum: number, row: unknown) => sum + (Array.isArray(row) ? Math.max(1, row.length) : 0),
    0,
  );
}

function itemsOf(items: unknown): number {
  if (!Array.isArray(items)) return 0;
  return items.reduce(
    (sum: number, item: unknown) => sum + 1 + (isRecord(item) ? itemsOf(item['items']) : 0),
    0,
  );
}

const blockLength = ({ data }: EditorBlock) => charactersOf(data);

/** How large a document is, in each measure that has a limit. */
export function sizeOf({ blocks }: EditorDocument): DocumentSize {
  const sum = (type: string, count: (data: Record<string, unknown>) => number) =>
    blocks.reduce((total, block) => total + (block.type === type ? count(block.data) : 0), 0);
  return {
    blocks: blocks.length,
    blockCharacters: blocks.reduce((longest, block) => Math.max(longest, blockLength(block)), 0),
    tableCells: sum('table', cellsOf),
    listItems: sum('list', ({ items }) => itemsOf(items)),
  };
}

/** The limits that a document exceeds. */
export function exceededLimits(document: EditorDocument): ExceededLimit[] {
  const size = sizeOf(document);
  const exceeded = measures.filter((measure) => size[measure] > most[measure]);
  return exceeded.map((measure) => {
    const limit = { measure, message: messages[measure] };
    if (measure !== 'blockCharacters') return limit;
    const block = document.blocks.findIndex((one) => blockLength(one) > most.blockCharacters);
    return { ...limit, block };
  });
}

/** The first limit that a document exceeds by more than its stored version does; null if there is none. */
export function grownLimit(size: DocumentSize, before: DocumentSize = emptySize) {
  const grown = measures.find((one) => size[one] > Math.max(most[one], before[one]));
  return grown === undefined ? null : { measure: grown, message: messages[grown] };
}
