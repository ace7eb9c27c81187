import { createAutoScroll } from '@/lib/browser/autoScroll';
import { editorClasses } from '../editorClasses';
import type { BlockSelection } from './createBlockSelection';

type Options = { root: HTMLElement; selection: BlockSelection; signal: AbortSignal };

/** The block at this height of the window, or the one nearest to it. */
function blockAt(root: HTMLElement, y: number) {
  const blocks = [...root.children];
  return blocks.find((block) => block.getBoundingClientRect().bottom > y) ?? blocks.at(-1) ?? null;
}

const controls = `button, select, [role="button"], .${editorClasses.toolbar}, .${editorClasses.inlineToolbar}`;

/** Beside the blocks, also outside of the editor if nothing else is there. */
const isMargin = (root: HTMLElement, target: Element) =>
  target.contains(root) ||
  (root.contains(target) && !target.closest(`.${editorClasses.blockContent}`));

/** The distance in pixels after which a press in the margin selects. */
const tolerance = 4;

/**
 * Selects blocks with the mouse: dragging from one block to another or beside the blocks, and Shift
 * with a click. Replaces the selection of Editor.js, which loses blocks under a fast pointer.
 */
export function selectByMouse({ root, selection, signal }: Options) {
  let press: { start: Element; y: number; isMargin: boolean } | null = null;
  let pointer = 0;
  const scroll = createAutoScroll(drag);

  function drag() {
    const end = press && blockAt(root, pointer);
    if (!press || !end) return;
    const hasMoved = press.isMargin ? Math.abs(pointer - press.y) > tolerance : end !== press.start;
    if (!hasMoved && !selection.isActive()) return;
    root.style.userSelect = 'none';
    selection.select(press.start, end);
  }

  function endPress() {
    press = null;
    root.style.userSelect = '';
    scroll.stop();
  }

  function handleDown(event: MouseEvent) {
    const target = event.target instanceof Element ? event.target : null;
    if (event.button !== 0 || !target || target.closest(controls)) return;
    const isInMargin = isMargin(root, target);
    const block = isInMargin || root.contains(target) ? blockAt(root, event.clientY) : null;
    const start = selection.start() ?? document.activeElement?.closest(`.${editorClasses.block}`);
    if (event.shiftKey && block && start && root.contains(start) && start !== block) {
      event.preventDefault();
      event.stopImmediatePropagation();
      selection.select(start, block);
      return;
    }
    selection.clear();
    if (block) press = { start: block, y: event.clientY, isMargin: isInMargin };
  }

  function handleMove({ clientY, buttons }: MouseEvent) {
    if (!press) return;
    if (buttons !== 1) return endPress();
    pointer = clientY;
    drag();
    if (selection.isActive()) scroll.follow(clientY);
  }

  const capture = { capture: true, signal };
  window.addEventListener('mousedown', handleDown, capture);
  window.addEventListener('mousemove', handleMove, capture);
  window.addEventListener('mouseup', endPress, capture);
  window.addEventListener('dragstart', endPress, capture);
  // Both selections of Editor.js start with this event.
  root.addEventListener('mousedown', (event) => event.stopPropagation(), { signal });
}
