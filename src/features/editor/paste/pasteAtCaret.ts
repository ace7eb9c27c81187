import { plainText } from '@contract/document/html/plainText';
import { sanitizeInline } from '@contract/document/sanitizeHtml';
import type EditorJS from '@editorjs/editorjs';
import type { DocumentModel } from '../document/documentModel';
import { type Entry, newId } from '../document/entries';
import { applyInsertion, insertAt, type NewBlock } from './applyInsertion';
import type { Place } from './caret';
import type { Converted } from './convertClipboard';
import { emptyParagraphs } from './insertPictures';
import { continueBehindTable, type Insertion, insertText, planInsertion } from './planInsertion';
import { type Prepared, prepareBlocks } from './prepareBlocks';

type Target = { editor: EditorJS; model: DocumentModel };

/** What was pasted. */
export type Pasted = Prepared & {
  /** The document with the plain text instead; null if it is the same. */
  plainEntries: ((entries: readonly Entry[]) => readonly Entry[]) | null;
};

const textBlocks: ReadonlySet<string> = new Set(['paragraph', 'header']);

/** Returns true for fields that hold blocks: not for cells, captions and the like. */
export const takesBlocks = ({ block }: Place) =>
  textBlocks.has(block.name) || block.name === 'list';

/** A list isn't split: blocks follow it, or replace it if it is empty. */
function planInList({ split, block }: Place, blocks: readonly NewBlock[]): Insertion {
  const [only] = blocks;
  const text = only?.data['text'];
  if (only?.type === 'paragraph' && blocks.length === 1 && typeof text === 'string') {
    return insertText(split, text);
  }
  const current = block.holder.textContent?.trim() === '' ? null : split.before + split.after;
  return { current, blocks, place: 'after', caret: { block: blocks.length - 1, offset: 'end' } };
}

const plan = (place: Place, blocks: readonly NewBlock[]) =>
  continueBehindTable(
    place.block.name === 'list'
      ? planInList(place, blocks)
      : planInsertion(place.split, blocks, place.block.name),
  );

type Planned = Omit<Insertion, 'blocks'> & { blocks: readonly NewBlock[] };

/** Gives an id to the rest of the text, which is the only new block without one. */
function withIds({ model }: Target, { blocks, ...insertion }: Insertion): Planned {
  const taken = new Set(model.known().keys());
  const known = blocks.map((block) => ({ ...block, id: block.id ?? newId(taken) }));
  return { ...insertion, blocks: known };
}

const entryOf = (block: NewBlock): Entry => ({ id: block.id, block, isValid: true });

/** Replaces in the document what was pasted with what the plain text would have been. */
function replaceWith(plain: Planned, pasted: Planned, currentId: string) {
  const changedIds = new Set([currentId, ...pasted.blocks.map(({ id }) => id)]);
  const added = plain.blocks.map(entryOf);
  return (entries: readonly Entry[]) => {
    const at = entries.findIndex(({ id }) => changedIds.has(id));
    const others = entries.filter(({ id }) => !changedIds.has(id));
    if (plain.current === null) return others.toSpliced(at, 0, ...added);
    const text = sanitizeInline(plain.current);
    const before = entries.find(({ id }) => id === currentId)?.block;
    const block = { type: 'paragraph', ...before, id: currentId, data: { ...before?.data, text } };
    const current = entryOf(block);
    const both = plain.place === 'before' ? [...added, current] : [current, ...added];
    return others.toSpliced(at, 0, ...both);
  };
}

/** Without a caret, blocks are added at the end. */
function pasteAtEnd(target: Target, prepared: Prepared): Pasted {
  const { editor } = target;
  const count = editor.blocks.getBlocksCount();
  insertAt(target, prepared.blocks, { index: count, replaced: emptyParagraphs(editor, count) });
  return { ...prepared, plainEntries: null };
}

/** A line of Markdown within a text stays text, unless it is only marks and links. */
function isLineOfText({ blocks, plain }: Converted, { split }: Place) {
  const isMarks = blocks.length === 1 && blocks[0]?.type === 'paragraph';
  return plain?.length === 1 && !isMarks && plainText(split.before + split.after) !== '';
}

/** Pastes converted blocks at the caret, in one step. */
export function pasteAtCaret(target: Target, converted: Converted, place: Place | null): Pasted {
  const isLine = place !== null && isLineOfText(converted, place);
  const plain = isLine ? null : converted.plain;
  const prepared = prepareBlocks((isLine && converted.plain) || converted.blocks);
  if (prepared.blocks.length === 0) return { ...prepared, plainEntries: null };
  if (!place) return pasteAtEnd(target, prepared);
  const planned = withIds(target, plan(place, prepared.blocks));
  applyInsertion(target, place, planned);
  if (!plain || !textBlocks.has(place.block.name)) return { ...prepared, plainEntries: null };
  const plainPlan = withIds(target, plan(place, prepareBlocks(plain).blocks));
  for (const block of plainPlan.blocks) target.model.stored.set(block.id, block);
  return { ...prepared, plainEntries: replaceWith(plainPlan, planned, place.block.id) };
}
