import type EditorJS from '@editorjs/editorjs';
import { continueIn } from '../blocks/elements';

const editable = '[contenteditable="true"]';

/** After its element was removed, for example when a picture took the place of a text, the page has the focus. */
export function typeOnBody(
  { editor, holder }: { editor: EditorJS; holder: HTMLElement },
  { key, ctrlKey, metaKey, altKey, target, isComposing }: KeyboardEvent,
) {
  const isText = key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
  if (!isText || isComposing || target !== document.body) return;
  if (holder.closest('[hidden], [inert]') || document.querySelector('dialog[open]')) return;
  // The browser types the character there.
  const last = editor.blocks.getBlockByIndex(editor.blocks.getBlocksCount() - 1);
  const field = [...(last?.holder.querySelectorAll<HTMLElement>(editable) ?? [])].at(-1);
  if (last && field) continueIn(field, last.holder);
  else editor.caret.setToLastBlock('end');
}
