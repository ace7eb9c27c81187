import { documentText } from '@contract/document/documentText';
import type EditorJS from '@editorjs/editorjs';
import type { DocumentModel } from '../document/documentModel';
import { blockElements, isSelected } from '../document/selectedBlocks';
import { editorClasses } from '../editorClasses';
import { blocksType } from '../paste/readTransfer';
import type { clipboardTexts } from './clipboardTexts';
import { type BlockSelection, createBlockSelection } from './createBlockSelection';
import { selectByMouse } from './selectByMouse';
import { listenForSelectionKeys } from './selectionKeys';

type CopyOptions = {
  editor: EditorJS;
  selection: BlockSelection;
  model: DocumentModel;
  signal: AbortSignal;
};

/**
 * Copies and cuts the selected blocks. Editor.js copies the labels inside of blocks as text, but not what
 * is in their fields.
 */
function copyBlocks(root: HTMLElement, { editor, selection, model, signal }: CopyOptions) {
  let textsOf: typeof clipboardTexts | null = null;

  function selectedBlocks() {
    const ids = blockElements(editor)
      .filter(isSelected)
      .map((block) => block.getAttribute('data-id') ?? '');
    return ids.flatMap((id) => model.known().get(id)?.block ?? []);
  }

  function handleCopy(event: ClipboardEvent) {
    if (!selection.isActive() || !event.clipboardData) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const blocks = selectedBlocks();
    const copied = textsOf?.({ blocks }) ?? { 'text/plain': documentText({ blocks }) };
    for (const [type, text] of Object.entries(copied)) event.clipboardData.setData(type, text);
    const json = JSON.stringify(blocks.map(({ type, data }) => ({ tool: type, data })));
    event.clipboardData.setData(blocksType, json);
    if (event.type === 'cut') selection.remove();
  }

  /** Needed for copying only, so it isn't part of what opens the editor. */
  async function loadTexts() {
    textsOf ??= (await import('./clipboardTexts')).clipboardTexts;
  }

  const capture = { capture: true, signal };
  root.addEventListener('focusin', ({ target }) => void (target === root && loadTexts()), {
    signal,
  });
  window.addEventListener('copy', handleCopy, capture);
  window.addEventListener('cut', handleCopy, capture);
}

type Options = {
  editor: EditorJS;
  holder: HTMLElement;
  model: DocumentModel;
  read: () => unknown;
  announce: (message: string) => void;
};

/** Selecting several blocks, with mouse and keyboard. Returns a function that stops it. */
export function selectBlocks({ editor, holder, model, ...options }: Options) {
  const root = holder.querySelector<HTMLElement>(`.${editorClasses.content}`);
  const stopping = new AbortController();
  const { signal } = stopping;
  if (!root) return () => undefined;
  root.tabIndex = -1;
  const selection = createBlockSelection({ editor, root, ...options });
  listenForSelectionKeys(root, { editor, selection, signal });
  selectByMouse({ root, selection, signal });
  copyBlocks(root, { editor, selection, model, signal });
  root.addEventListener(
    'focusout',
    ({ target, relatedTarget }) => {
      if (target === root && relatedTarget) selection.clear();
    },
    { signal },
  );
  return () => stopping.abort();
}
