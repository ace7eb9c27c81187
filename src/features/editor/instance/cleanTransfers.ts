import { isBlockType } from '@contract/document/blockRegistry';
import { parseDocument } from '@contract/document/editorDocument';
import { sanitizeDocument } from '@contract/document/sanitizeDocument';
import { sanitizeRaw } from '@contract/document/sanitizeHtml';
import { isRecord } from '@contract/isRecord';

/** The type under which Editor.js copies its blocks: an array of `{ id, tool, data }`. */
export const blocksType = 'application/x-editor-js';

function parseBlocks(json: string): unknown[] {
  try {
    const copied: unknown = JSON.parse(json);
    return Array.isArray(copied) ? copied : [];
  } catch {
    return [];
  }
}

/** Copied blocks as JSON without anything that could run; empty if no block can be pasted. */
export function cleanBlocks(json: string) {
  const copied = parseBlocks(json)
    .filter(isRecord)
    .map(({ tool, data }) => ({ type: tool, data }));
  const document = parseDocument(JSON.stringify({ blocks: copied }));
  const blocks = document ? sanitizeDocument(document).blocks : [];
  const known = blocks.filter(({ type }) => isBlockType(type));
  return known.length > 0
    ? JSON.stringify(known.map(({ type, data }) => ({ tool: type, data })))
    : '';
}

/** A copy of pasted or dropped data that holds only what Editor.js reads, sanitised. */
function cleanTransfer(transfer: DataTransfer) {
  const clean = new DataTransfer();
  const data = {
    'text/plain': transfer.getData('text/plain'),
    'text/html': sanitizeRaw(transfer.getData('text/html')),
    [blocksType]: cleanBlocks(transfer.getData(blocksType)),
  };
  for (const [type, text] of Object.entries(data)) if (text !== '') clean.setData(type, text);
  for (const file of transfer.files) clean.items.add(file);
  return clean;
}

const takesTextOnly = (target: EventTarget | null) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

function copyOf(event: ClipboardEvent | DragEvent, transfer: DataTransfer) {
  const { type, bubbles, cancelable, composed } = event;
  const init = { bubbles, cancelable, composed };
  if (!(event instanceof DragEvent)) {
    return new ClipboardEvent(type, { ...init, clipboardData: transfer });
  }
  const { clientX, clientY } = event;
  return new DragEvent(type, { ...init, clientX, clientY, dataTransfer: transfer });
}

/**
 * Sanitises what is pasted or dropped before Editor.js or a tool reads it: the event is replaced by
 * one with clean data. Must be called before Editor.js adds its own listeners.
 */
export function cleanTransfers(holder: HTMLElement) {
  const cleaned = new WeakSet<Event>();

  function handleTransfer(event: ClipboardEvent | DragEvent) {
    const transfer = event instanceof DragEvent ? event.dataTransfer : event.clipboardData;
    const isTextPaste =
      event.type === 'paste' && takesTextOnly(event.target) && !transfer?.types.includes('Files');
    if (cleaned.has(event) || !transfer || isTextPaste) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    const copy = copyOf(event, cleanTransfer(transfer));
    cleaned.add(copy);
    event.target?.dispatchEvent(copy);
  }

  holder.addEventListener('paste', handleTransfer, { capture: true });
  holder.addEventListener('drop', handleTransfer, { capture: true });
}
