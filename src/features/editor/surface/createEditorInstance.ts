import type { EditorDocument } from '@contract/document/editorDocument';
import type EditorJS from '@editorjs/editorjs';
import type { Services } from '../blocks/services';
import { createTools, menuEntries } from '../blocks/tools';
import { createChangeReader } from '../document/createChangeReader';
import { createDocumentModel } from '../document/documentModel';
import { isKept } from '../document/entries';
import { createHistory } from '../document/history';
import { editorClasses } from '../editorClasses';
import { createPaste } from '../paste/createPaste';
import { listenForPastes } from '../paste/listenForPastes';
import { listenForTyping } from '../typing/listenForTyping';
import { addAccessibleNames } from './accessibleNames';
import { blockShortcuts, duplicateBlock, editedBlock, goToBlock } from './blockActions';
import { createBlockEdit } from './createBlockEdit';
import { createEditorJs } from './createEditorJs';
import { createUndo } from './createUndo';
import { followKeyboard } from './keyboardHeight';
import { markDropPlace } from './markDropPlace';
import { moveByPointer } from './moveByPointer';
import { openLinks } from './openLinks';
import { removeKeyListeners } from './removeKeyListeners';
import { selectBlocks } from './selectBlocks';
import { listenForShortcuts } from './shortcuts';

/** Editor.js marks the block with the caret or a selection on this element. */
const isBlock = (target: Node) =>
  target instanceof Element && target.matches(`.${editorClasses.block}`);

/**
 * Calls `touch` with each block whose elements change. Editor.js reports a change only when nothing
 * has changed for 400 ms, and a post can be published before that.
 */
function touchMutations(holder: HTMLElement, touch: (id: string) => void) {
  const observer = new MutationObserver((records) => {
    for (const { type, target } of records) {
      if (type === 'attributes' && isBlock(target)) continue;
      const id = editedBlock(target instanceof Text ? target.parentElement : target);
      if (id !== null) touch(id);
    }
  });
  const kinds = { childList: true, characterData: true, attributes: true };
  observer.observe(holder, { ...kinds, subtree: true });
  return () => observer.disconnect();
}

export type EditorInstanceOptions = {
  holder: HTMLElement;
  document: EditorDocument;
  services: Services;
  isReadOnly: boolean;
  onChange: (document: EditorDocument) => void;
  announce: (message: string) => void;
};

/** Editor.js resolves `isReady` before it has rendered its toolbars, which happens in an idle callback. */
const toolbarsRendered = () =>
  new Promise((resolve) => {
    window.requestIdleCallback(resolve, { timeout: 2000 });
  });

/** Editor.js with the product's blocks, its document model, and undo. */
function createParts(options: EditorInstanceOptions) {
  const { document, onChange, announce } = options;
  const model = createDocumentModel(document);
  const history = createHistory(model.entries());
  const tools = createTools({
    ...options,
    stored: model.stored,
    duplicate: (id) => void duplicateBlock({ editor, model, changes, announce }, id),
  });
  const editor: EditorJS = createEditorJs({
    ...options,
    model,
    tools,
    onChange: (ids) => {
      for (const id of ids) model.touch(id);
      void changes.read();
    },
  });
  const changes = createChangeReader({ editor, model, history, onChange });
  const parts = { editor, model, history, changes, onChange };
  const undo = createUndo({ ...parts, announce });
  const pasting = createPaste({ ...options, ...parts });
  const entries = menuEntries(tools);
  return { editor, model, changes, undo, entries, ...pasting, editBlock: createBlockEdit(parts) };
}

/** One open document with its editor. */
export function createEditorInstance(options: EditorInstanceOptions) {
  const { holder, announce, isReadOnly } = options;
  const stopRemoving = removeKeyListeners();
  listenForPastes(holder, {
    isReadOnly,
    paste: (...args) => parts.paste(...args),
    pastePictures: (...args) => parts.pastePictures(...args),
  });
  openLinks(holder);
  const parts = createParts(options);
  const { editor, model, changes, undo, entries, editBlock } = parts;
  let isDestroyed = false;

  function handleInput({ target }: Event) {
    const id = editedBlock(target);
    if (id === null) return;
    model.touch(id);
    changes.schedule();
  }

  const shortcuts = { ...undo, ...blockShortcuts(editor, announce) };
  const stopListening = listenForShortcuts(holder, shortcuts);
  holder.addEventListener('input', handleInput);
  const stopTyping = isReadOnly
    ? () => undefined
    : listenForTyping({ editor, holder, model, changes, entries, announce });
  const stopTouching = touchMutations(holder, model.touch);
  const ready = editor.isReady.then(toolbarsRendered);
  const started = ready.then(() => {
    if (isDestroyed) return [];
    const stopNaming = addAccessibleNames(holder, announce);
    if (options.isReadOnly) return [stopNaming];
    const pointed = { editor, holder, model, read: changes.read, announce };
    return [
      stopNaming,
      selectBlocks(pointed),
      moveByPointer(pointed),
      markDropPlace(pointed),
      followKeyboard(holder),
    ];
  });

  return {
    ready,
    ...undo,
    editBlock,
    /** Reads the latest changes. */
    async read() {
      await changes.read();
      return model.document();
    },
    focus: () => editor.focus(),
    /** Moves the focus to a block, by its index in the published document. */
    goTo(index: number) {
      const entry = model.entries().filter(isKept)[index];
      if (entry) goToBlock(editor, entry.id);
    },
    /** Asks for another picture in place of that of a block, by its index in the published document. */
    replacePicture(index: number) {
      const entry = model.entries().filter(isKept)[index];
      if (entry) editor.blocks.getById(entry.id)?.call('replacePicture');
    },
    destroy() {
      if (isDestroyed) return;
      isDestroyed = true;
      changes.dispose();
      stopListening();
      stopTyping();
      stopTouching();
      holder.remove();
      void started.then((stops) => {
        for (const stop of stops) stop();
        // Editor.js doesn't: an open menu would take Tab, Enter and the arrow keys on every page.
        editor.toolbar.close();
        editor.inlineToolbar.close();
        editor.destroy();
        stopRemoving();
      });
    },
  };
}

export type EditorInstance = ReturnType<typeof createEditorInstance>;
