import { blockName } from '@contract/document/blockRegistry';
import type EditorJS from '@editorjs/editorjs';
import { blockElements } from '../document/selectedBlocks';
import { editorClasses } from '../editorClasses';
import { createAutoScroll } from './autoScroll';

type Options = {
  editor: EditorJS;
  holder: HTMLElement;
  read: () => Promise<unknown>;
  announce: (message: string) => void;
};

type Drag = { from: number; to: number; startY: number; hasMoved: boolean };

/** A shorter way is a tap, which opens the options of the block. */
const tolerance = 10;

/** The index that a block gets when it is dropped at this height of the window. */
export function dropIndex(blocks: readonly Element[], from: number, y: number) {
  const others = blocks.filter((_, index) => index !== from);
  return others.filter((block) => {
    const { top, height } = block.getBoundingClientRect();
    return top + height / 2 < y;
  }).length;
}

/** Moves a block by dragging its options button with a finger. Returns a function that stops it. */
export function moveByTouch({ editor, holder, read, announce }: Options) {
  const stopping = new AbortController();
  const { signal } = stopping;
  let drag: Drag | null = null;
  let pointer = 0;
  const scroll = createAutoScroll(follow);

  function mark({ from, to }: { from: number; to: number }) {
    for (const [index, block] of blockElements(editor).entries()) {
      block.classList.toggle('block-moving', index === from);
      block.classList.toggle('block-drop-before', index === to && to < from);
      block.classList.toggle('block-drop-after', index === to && to > from);
    }
  }

  function follow() {
    if (!drag) return;
    drag.to = dropIndex(blockElements(editor), drag.from, pointer);
    mark(drag);
  }

  function handleDown(event: PointerEvent) {
    const handle =
      event.target instanceof Element && event.target.closest(`.${editorClasses.optionsButton}`);
    const from = editor.blocks.getCurrentBlockIndex();
    if (!handle || event.pointerType === 'mouse' || !event.isPrimary || from < 0) return;
    drag = { from, to: from, startY: event.clientY, hasMoved: false };
    handle.setPointerCapture(event.pointerId);
  }

  function handleMove({ clientY }: PointerEvent) {
    if (!drag || (!drag.hasMoved && Math.abs(clientY - drag.startY) < tolerance)) return;
    drag.hasMoved = true;
    pointer = clientY;
    scroll.follow(clientY);
    follow();
  }

  function endDrag() {
    scroll.stop();
    mark({ from: -1, to: -1 });
    const ended = drag;
    drag = null;
    return ended;
  }

  function handleUp() {
    if (!drag) return;
    const { from, to } = endDrag() ?? { from: 0, to: 0 };
    const block = editor.blocks.getBlockByIndex(from);
    if (from === to || !block) return;
    // Typing before the move is an undo step of its own.
    void read().then(() => {
      editor.blocks.move(to, from);
      editor.toolbar.close();
      announce(`${blockName(block.name)} moved to place ${to + 1}`);
      return read();
    });
  }

  holder.addEventListener('pointerdown', handleDown, { signal });
  holder.addEventListener('pointermove', handleMove, { signal });
  holder.addEventListener('pointerup', handleUp, { signal });
  holder.addEventListener('pointercancel', endDrag, { signal });
  return () => {
    endDrag();
    stopping.abort();
  };
}
