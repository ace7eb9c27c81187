import type { BlockData } from '../document/toolData';
import { editorClasses } from '../editorClasses';
import type { TypingParts } from './typingParts';

/** The field of a new block in which writing continues, if it isn't the first. */
const mainField = `textarea, .${editorClasses.emptyPicture} > .${editorClasses.button}`;

export function addParagraphAfter({ editor }: Pick<TypingParts, 'editor'>, id: string) {
  const index = editor.blocks.getBlockIndex(id) + 1;
  const added = editor.blocks.insert('paragraph', {}, undefined, index, true);
  editor.caret.setToBlock(index);
  return added.id;
}

/**
 * Replaces a block with one of another type that has its id and the caret. Behind a block without text
 * a paragraph is added for it. Returns the ids of added blocks.
 */
export function replaceBlock(
  { editor, model }: Pick<TypingParts, 'editor' | 'model'>,
  id: string,
  { type, data }: { type: string; data: BlockData },
) {
  const { blocks, caret } = editor;
  const index = blocks.getBlockIndex(id);
  model.stored.delete(id);
  const block = blocks.insert(type, data, undefined, index, true, true, id);
  editor.toolbar.close();
  const field = block.holder.querySelector<HTMLElement>(mainField);
  if (!block.focusable && !field) return [addParagraphAfter({ editor }, id)];
  caret.setToBlock(index, 'start');
  field?.focus();
  return [];
}
