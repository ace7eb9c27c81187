import type EditorJS from '@editorjs/editorjs';
import type { DocumentModel } from '../document/documentModel';
import { applyInsertion } from './applyInsertion';
import type { Place } from './caret';
import { convertHtml } from './html/convertHtml';
import { escapeContent } from './html/escapeText';
import { splitInline } from './html/splitInline';
import { insertText } from './planInsertion';
import type { Clipboard } from './readTransfer';

/** A clipboard as text with links and marks, for fields that hold no blocks. */
function inlineText({ html, text }: Clipboard) {
  const found = html === '' ? '' : splitInline(convertHtml(html)).html;
  return found === '' ? escapeContent(text.trim()).replaceAll(/\r?\n/g, '<br>') : found;
}

/** Pastes into a cell, a caption or another field that holds only text. */
export function pasteText(
  target: { editor: EditorJS; model: DocumentModel },
  place: Place,
  clipboard: Clipboard,
) {
  applyInsertion(target, place, { ...insertText(place.split, inlineText(clipboard)), blocks: [] });
}
