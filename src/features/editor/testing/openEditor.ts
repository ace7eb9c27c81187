import type { EditorBlock, EditorDocument } from '@contract/document/editorDocument';
import { onTestFinished, vi } from 'vitest';
import type { Services } from '../blocks/services';
import { createEditorInstance } from '../surface/createEditorInstance';

type OpenOptions = { isReadOnly?: boolean; upload?: Services['upload'] };

/** jsdom captures no pointers. */
function addPointerCapture() {
  const value = () => undefined;
  Object.defineProperty(Element.prototype, 'setPointerCapture', { configurable: true, value });
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'setPointerCapture'));
}

/** Opens a document in the real Editor.js, as a writer would. */
export async function openEditor(blocks: EditorBlock[], options: OpenOptions = {}) {
  const { isReadOnly = false, upload = () => Promise.reject(new Error('No upload')) } = options;
  addPointerCapture();
  const holder = document.createElement('div');
  document.body.append(holder);
  const opened = { blocks };
  const onChange = vi.fn<(document: EditorDocument) => void>();
  const announce = vi.fn<(message: string) => void>();
  const editor = createEditorInstance({
    holder,
    document: opened,
    services: { upload, track: (work) => work, noteLoad: () => undefined },
    isReadOnly,
    onChange,
    announce,
  });
  onTestFinished(() => editor.destroy());
  await editor.ready;
  return { editor, holder, opened, onChange, announce };
}
