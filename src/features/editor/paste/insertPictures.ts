import type EditorJS from '@editorjs/editorjs';
import type { BlockAPI } from '@editorjs/editorjs';
import { dropIndex } from '@/lib/browser/reorderByPointer';
import type { DocumentModel } from '../document/documentModel';
import { newId } from '../document/entries';
import { blockElements } from '../document/selectedBlocks';
import { editorClasses } from '../editorClasses';
import { insertAt } from './applyInsertion';

/** Where files are pasted or dropped. */
export type Spot = {
  target: EventTarget | null;
  /** The height of the pointer in the window; null for files that are pasted. */
  y: number | null;
};

const progressBar = '.picture-progress';

const closest = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

function findBlock({ blocks }: EditorJS, { target, y }: Spot) {
  const element = closest(target, `.${editorClasses.block}`);
  if (element) return blocks.getBlockByElement(element);
  // After a click on a picture, no field of its block has the focus.
  const current = y === null ? blocks.getCurrentBlockIndex() : -1;
  return current < 0 ? undefined : blocks.getBlockByIndex(current);
}

/** Whether files replace the picture of a block. Several files replace only one that is missing. */
function isReplaced({ name, holder }: BlockAPI, { target, y }: Spot, count: number) {
  if (name !== 'image' || holder.querySelector(progressBar)) return false;
  // Above and below it, files are dropped between blocks.
  if (y !== null && !closest(target, '.picture')) return false;
  return count === 1 || holder.querySelector(`.${editorClasses.emptyPicture}`) !== null;
}

/** An empty paragraph below or above the place, which blocks replace. */
export function emptyParagraphs({ blocks }: EditorJS, index: number) {
  const near = [index, index - 1].filter((at) => at >= 0 && at < blocks.getBlocksCount());
  const all = near.map((at) => blocks.getBlockByIndex(at));
  return all
    .flatMap((block) => (block?.name === 'paragraph' && block.isEmpty ? block.id : []))
    .slice(0, 1);
}

/** Finds the picture that files replace, or the place between blocks where they become pictures. */
export function findPlaceOfFiles(editor: EditorJS, spot: Spot, count: number) {
  const block = findBlock(editor, spot);
  const picture = block && isReplaced(block, spot, count) ? block : null;
  const below = block ? editor.blocks.getBlockIndex(block.id) + 1 : editor.blocks.getBlocksCount();
  const index = picture || spot.y === null ? below : dropIndex(blockElements(editor), -1, spot.y);
  return { picture, index, replaced: emptyParagraphs(editor, index) };
}

/** Shows the pictures in the order of their files and uploads them. */
export function insertPictures(
  target: { editor: EditorJS; model: DocumentModel },
  files: readonly File[],
  spot: Spot,
) {
  const { editor, model } = target;
  const { picture, ...place } = findPlaceOfFiles(editor, spot, files.length);
  const taken = new Set(model.known().keys());
  const added = files.slice(picture ? 1 : 0).map(() => {
    const id = newId(taken);
    taken.add(id);
    return { id, type: 'image', data: { file: { url: '' }, missing: true } };
  });
  if (added.length > 0) insertAt(target, added, place);
  const ids = [...(picture ? [picture.id] : []), ...added.map(({ id }) => id)];
  for (const [at, id] of ids.entries()) editor.blocks.getById(id)?.call('takeFile', files[at]);
}
