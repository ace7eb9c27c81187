import { blockName } from '@contract/document/blockRegistry';
import type EditorJS from '@editorjs/editorjs';
import { reorderByPointer } from '@/lib/browser/reorderByPointer';
import { blockElements } from '../document/selectedBlocks';
import { editorClasses } from '../editorClasses';

type Options = {
  editor: EditorJS;
  holder: HTMLElement;
  read: () => Promise<unknown>;
  announce: (message: string) => void;
};

/** Moves a block by dragging its options button with a finger. Returns a function that stops it. */
export function moveByTouch({ editor, holder, read, announce }: Options) {
  return reorderByPointer({
    list: holder,
    items: () => blockElements(editor),
    take({ target, pointerType }) {
      const handle = target instanceof Element && target.closest(`.${editorClasses.optionsButton}`);
      const index = editor.blocks.getCurrentBlockIndex();
      return handle && pointerType !== 'mouse' && index >= 0 ? { index, handle } : null;
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
}
