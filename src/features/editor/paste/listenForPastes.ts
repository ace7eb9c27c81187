import { moveCaretTo } from './caret';
import { convertHtml } from './html/convertHtml';
import { type Clipboard, readTransfer } from './readTransfer';

type Options = {
  isReadOnly: boolean;
  paste: (clipboard: Clipboard, event: Event) => void;
};

const takesTextOnly = (target: EventTarget | null) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

const isDrop = (event: Event): event is DragEvent => event.type === 'drop';

/** The same event with files only, for Editor.js. */
function fileEvent(event: ClipboardEvent | DragEvent, files: FileList) {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  const { type, bubbles, cancelable, composed } = event;
  const init = { bubbles, cancelable, composed };
  if (!isDrop(event)) return new ClipboardEvent(type, { ...init, clipboardData: transfer });
  const { clientX, clientY } = event;
  return new DragEvent(type, { ...init, clientX, clientY, dataTransfer: transfer });
}

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
 * Replaces the pasting of Editor.js. It gets only files, which its tools upload. Must be called before
 * Editor.js adds its own listeners.
 */
export function listenForPastes(holder: HTMLElement, { isReadOnly, paste }: Options) {
  const passed = new WeakSet<Event>();
  const dragged = createDraggedText(holder);

  function handleTransfer(event: ClipboardEvent | DragEvent) {
    const transfer = isDrop(event) ? event.dataTransfer : event.clipboardData;
    if (passed.has(event) || !transfer) return;
    const { files } = transfer;
    const hasFiles = files !== undefined && files.length > 0;
    if (takesTextOnly(event.target) && !hasFiles) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    if (isReadOnly) return;
    const clipboard = readTransfer(transfer);
    if (hasFiles && isOnlyFiles(clipboard)) {
      const copy = fileEvent(event, files);
      passed.add(copy);
      event.target?.dispatchEvent(copy);
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
