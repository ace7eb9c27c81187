import { escapeHtmlText } from '@contract/document/html/escape';
import type EditorJS from '@editorjs/editorjs';
import type { DocumentModel } from '../document/documentModel';
import { applyInsertion } from './applyInsertion';
import type { Place } from './caret';
import { convertHtml } from './html/convertHtml';
import { splitInline } from './html/splitInline';
import { insertText } from './planInsertion';
import type { Clipboard } from './readTransfer';

/** A clipboard as text with links and marks, for fields that hold no blocks. */
function readInline({ html, text }: Clipboard) {
  const found = splitInline(html === '' ? [] : convertHtml(html));
  const pictures = found.others.filter(({ type }) => type === 'image').length;
  const plain = escapeHtmlText(text.trim()).replaceAll(/\r?\n/g, '<br>');
  return { text: found.html === '' ? plain : found.html, pictures };
}

/**
 * Pastes into a cell, a caption or another field that holds only text. Returns the number of pictures
 * that were left out.
 */
export function pasteText(
  target: { editor: EditorJS; model: DocumentModel },
  place: Place,
  clipboard: Clipboard,
) {
  const { text, pictures } = readInline(clipboard);
  applyInsertion(target, place, { ...insertText(place.split, text), blocks: [] });
  return pictures;
}
