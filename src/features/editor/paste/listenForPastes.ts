import { isPictureFile } from '@/lib/fitPicture';
import { convertHtml } from '@/lib/html/convertHtml';
import { moveCaretTo } from './caret';
import type { Spot } from './insertPictures';
import { type Clipboard, readTransfer } from './readTransfer';

type Options = {
  isReadOnly: boolean;
  paste: (clipboard: Clipboard, event: Event) => void;
  pastePictures: (files: readonly File[], spot: Spot) => void;
};

const takesTextOnly = (target: EventTarget | null) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

const isDrop = (event: Event): event is DragEvent => event.type === 'drop';

/** Spreadsheets copy a picture of the cells too, and browsers copy the address of a picture. */
function isOnlyFiles({ html, blocks }: Clipboard) {
  return blocks === '' && convertHtml(html).every(({ type }) => type === 'image');
}

/** The text that is being dragged within the editor. It is moved, not copied. */
function createDraggedText(holder: HTMLElement) {
  let dragged: Range | null = null;
  holder.addEventListener('dragstart', () => {
    const selection = window.getSelection();
    const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : null;
    dragged =
      range && !range.collapsed && holder.contains(range.commonAncestorContainer)
        ? range.cloneRange()
        : null;
  });
  holder.addEventListener('dragend', () => {
    dragged = null;
  });
  return {
    remove() {
      const field = dragged?.startContainer.parentElement;
      dragged?.deleteContents();
      field?.dispatchEvent(new InputEvent('input', { bubbles: true }));
      dragged = null;
    },
  };
}

/**
 * Replaces the pasting and dropping of Editor.js. Must be called before Editor.js adds its own listeners.
 */
export function listenForPastes(
  holder: HTMLElement,
  { isReadOnly, paste, pastePictures }: Options,
) {
  const dragged = createDraggedText(holder);

  function handleTransfer(event: ClipboardEvent | DragEvent) {
    const transfer = isDrop(event) ? event.dataTransfer : event.clipboardData;
    if (!transfer) return;
    const { files } = transfer;
    const hasFiles = files !== undefined && files.length > 0;
    if (takesTextOnly(event.target) && !hasFiles) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    if (isReadOnly) return;
    const clipboard = readTransfer(transfer);
    if (hasFiles && isOnlyFiles(clipboard)) {
      const pictures = [...files].filter(isPictureFile);
      const spot = { target: event.target, y: isDrop(event) ? event.clientY : null };
      if (pictures.length > 0) pastePictures(pictures, spot);
      return;
    }
    if (isDrop(event)) {
      moveCaretTo(holder, event);
      dragged.remove();
    }
    paste(clipboard, event);
  }

  holder.addEventListener('paste', handleTransfer, { capture: true });
  holder.addEventListener('drop', handleTransfer, { capture: true });
}
