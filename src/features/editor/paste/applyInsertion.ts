import type { EditorBlock } from '@contract/document/editorDocument';
import { sanitizeInline } from '@contract/document/sanitizeHtml';
import type EditorJS from '@editorjs/editorjs';
import type { DocumentModel } from '../document/documentModel';
import { toolBlock } from '../document/toolData';
import { type Place, placeCaret } from './caret';
import type { Insertion } from './planInsertion';

/** A block with the id that it gets in the editor. */
export type NewBlock = EditorBlock & { id: string };

type Target = { editor: EditorJS; model: DocumentModel };

/** Shows blocks in one step: inserting them one by one takes longer with each block. */
function insertAll({ editor, model }: Target, blocks: readonly NewBlock[], index: number) {
  if (blocks.length === 0) return;
  for (const block of blocks) model.stored.set(block.id, block);
  editor.blocks.insertMany(
    blocks.map((block) => ({ id: block.id, ...toolBlock(block) })),
    index,
  );
}

function showText(field: HTMLElement, html: string) {
  const clean = sanitizeInline(html);
  if (field.innerHTML === clean) return;
  field.innerHTML = clean;
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

function moveCaret({ editor }: Target, index: number, offset: number | 'end') {
  editor.caret.setToBlock(index, 'end');
  if (offset === 'end') return;
  const holder = editor.blocks.getBlockByIndex(index)?.holder;
  const field = holder?.querySelector<HTMLElement>('[contenteditable="true"]');
  if (field) placeCaret(field, offset);
}

/** Carries out an insertion at the caret. */
export function applyInsertion(
  target: Target,
  { block, field }: Place,
  { current, place, caret, ...insertion }: Insertion & { blocks: readonly NewBlock[] },
) {
  const { editor, model } = target;
  const { blocks } = insertion;
  const index = editor.blocks.getBlockIndex(block.id);
  const first = place === 'before' ? index : index + 1;
  if (current !== null) showText(field, current);
  insertAll(target, blocks, first);
  if (current === null) editor.blocks.delete(index);
  model.touch(block.id);
  const shift = current === null ? -1 : 0;
  if (caret.block !== 'current')
    return moveCaret(target, first + shift + caret.block, caret.offset);
  field.focus();
  if (caret.offset !== 'end') placeCaret(field, caret.offset);
}

/** Shows blocks at a place in the document, and removes those with `replaced` ids. */
export function insertAt(
  target: Target,
  blocks: readonly NewBlock[],
  { index, replaced }: { index: number; replaced: readonly string[] },
) {
  const { editor } = target;
  insertAll(target, blocks, index);
  for (const id of replaced) editor.blocks.delete(editor.blocks.getBlockIndex(id));
  const last = blocks.at(-1);
  if (last) editor.caret.setToBlock(editor.blocks.getBlockIndex(last.id), 'end');
}
