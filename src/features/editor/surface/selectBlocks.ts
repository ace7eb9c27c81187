import type EditorJS from '@editorjs/editorjs';
import type { DocumentModel } from '../document/documentModel';
import { editorClasses } from '../editorClasses';
import { copyBlocks } from './copyBlocks';
import { createBlockSelection } from './createBlockSelection';
import { selectByMouse } from './selectByMouse';
import { listenForSelectionKeys } from './selectionKeys';

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
