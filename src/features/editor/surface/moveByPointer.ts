import { blockName } from '@contract/document/blockRegistry';
import type EditorJS from '@editorjs/editorjs';
import { reorderByPointer, tolerance } from '@/lib/browser/reorderByPointer';
import { blockElements } from '../document/selectedBlocks';
import { editorClasses } from '../editorClasses';

type Options = {
  editor: EditorJS;
  holder: HTMLElement;
  read: () => Promise<unknown>;
  announce: (message: string) => void;
};

const handleOf = ({ target }: Event) =>
  target instanceof Element ? target.closest(`.${editorClasses.optionsButton}`) : null;

/** The index of the block that the handle stands beside: a mouse moves it without choosing the block. */
function indexBeside(handle: Element, blocks: readonly Element[]) {
  const { top, bottom } = handle.getBoundingClientRect();
  const middle = (top + bottom) / 2;
  return blocks.findLastIndex((block) => block.getBoundingClientRect().top <= middle);
}

/**
 * Moves a block by dragging its options button. The button opens its menu when it is released, and by Enter: Editor.js
 * opens it with the press, which begins the drag. Returns a function that stops it.
 */
export function moveByPointer({ editor, holder, read, announce }: Options) {
  const stopping = new AbortController();
  let pressedAt = 0;

  const stop = reorderByPointer({
    list: holder,
    items: () => blockElements(editor),
    take(event) {
      const handle = handleOf(event);
      if (!handle) return null;
      event.preventDefault();
      pressedAt = event.clientY;
      const index =
        event.pointerType === 'mouse'
          ? indexBeside(handle, blockElements(editor))
          : editor.blocks.getCurrentBlockIndex();
      return index < 0 ? null : { index, handle };
    },
    onMove(from, to) {
      const block = editor.blocks.getBlockByIndex(from);
      if (!block) return;
      // Typing before the move is an undo step of its own.
      void read().then(() => {
        editor.blocks.move(to, from);
        editor.toolbar.close();
        announce(`${blockName(block.name)} moved to place ${to + 1}`);
        return read();
      });
    },
  });

  holder.addEventListener(
    'click',
    (event) => {
      const handle = handleOf(event);
      // A click of the keyboard has no place.
      const hasMoved = event.detail > 0 && Math.abs(event.clientY - pressedAt) >= tolerance;
      if (!handle || hasMoved) return;
      handle.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
    },
    { signal: stopping.signal },
  );

  return () => {
    stop();
    stopping.abort();
  };
}
