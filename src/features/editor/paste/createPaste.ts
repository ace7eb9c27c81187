import type { EditorDocument } from '@contract/document/editorDocument';
import { escapeHtmlText } from '@contract/document/html/escape';
import type EditorJS from '@editorjs/editorjs';
import { convertHtml } from '@/lib/html/convertHtml';
import { splitInline } from '@/lib/html/splitInline';
import { notify } from '@/lib/notify';
import type { Services } from '../blocks/services';
import type { ChangeReader } from '../document/createChangeReader';
import type { DocumentModel } from '../document/documentModel';
import type { History } from '../document/history';
import { blockElements, isSelected, replaceSelectedBlocks } from '../document/selectedBlocks';
import { applyInsertion } from './applyInsertion';
import { findPlace, type Place } from './caret';
import { convertClipboard } from './convertClipboard';
import { createCopyOffer } from './createCopyOffer';
import { insertPictures, type Spot } from './insertPictures';
import { isMarkdown } from './isMarkdown';
import { type Pasted, pasteAtCaret, takesBlocks } from './pasteAtCaret';
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
function pasteText(
  target: { editor: EditorJS; model: DocumentModel },
  place: Place,
  clipboard: Clipboard,
) {
  const { text, pictures } = readInline(clipboard);
  applyInsertion(target, place, { ...insertText(place.split, text), blocks: [] });
  return pictures;
}

export type PasteParts = {
  holder: HTMLElement;
  editor: EditorJS;
  model: DocumentModel;
  history: History;
  changes: ChangeReader;
  onChange: (document: EditorDocument) => void;
  announce: (message: string) => void;
  services: Services;
};

const count = (pictures: number) => (pictures === 1 ? '1 picture' : `${pictures} pictures`);

/** The parser is large, so only Markdown loads it. If that fails, Markdown is pasted as text. */
async function loadReader() {
  try {
    return (await import('./readMarkdown')).readMarkdown;
  } catch {
    return null;
  }
}

/** Pastes in the queue of reads, so that a paste is one step to undo and publishing waits for it. */
export function createPaste(parts: PasteParts) {
  const { holder, editor, model, history, changes, onChange } = parts;
  const offerCopies = createCopyOffer(parts);

  async function record(plainEntries: Pasted['plainEntries']) {
    const entries = await model.catchUp(editor);
    if (plainEntries) history.record(plainEntries(entries));
    if (history.record(entries)) onChange(model.document());
  }

  function handlePictures({ files, remote, unreadable }: Pasted) {
    for (const [id, file] of files) editor.blocks.getById(id)?.call('takeFile', file);
    if (remote.length > 0) offerCopies(remote);
    if (unreadable > 0) {
      notify.error(
        `${count(unreadable)} could not be read from the clipboard. Paste or upload them one by one.`,
      );
    }
  }

  async function insert(clipboard: Clipboard, event: Event) {
    const readMarkdown = isMarkdown(clipboard.text) ? await loadReader() : null;
    if (!holder.isConnected) return;
    const target = replaceSelectedBlocks(editor) ? document.activeElement : event.target;
    const place = findPlace(editor, holder, target);
    if (place && !takesBlocks(place)) {
      const lost = pasteText({ editor, model }, place, clipboard);
      if (lost > 0) notify.error(`${count(lost)} can only be pasted between the blocks.`);
      return record(null);
    }
    const converted = convertClipboard(clipboard, readMarkdown);
    const pasted = pasteAtCaret({ editor, model }, converted, place);
    editor.toolbar.close();
    await record(pasted.plainEntries);
    handlePictures(pasted);
  }

  /** A selected picture is replaced like one with the caret. Other selected blocks are removed. */
  function findTarget({ target, y }: Spot): Spot {
    if (y !== null) return { target, y };
    const selected = blockElements(editor).filter(isSelected);
    const picture = selected.length === 1 ? selected[0]?.querySelector('.picture') : null;
    if (picture) return { target: picture, y };
    return { target: replaceSelectedBlocks(editor) ? document.activeElement : target, y };
  }

  return {
    paste: (clipboard: Clipboard, event: Event) =>
      void changes.afterRead(() => insert(clipboard, event)),
    pastePictures: (files: readonly File[], spot: Spot) =>
      void changes.afterRead(() => {
        if (!holder.isConnected) return undefined;
        insertPictures({ editor, model }, files, findTarget(spot));
        editor.toolbar.close();
        return record(null);
      }),
  };
}
