import { isSafeUrl } from '@contract/document/safeUrl';
import { sanitizeInline, sanitizeRaw } from '@contract/document/sanitizeHtml';
import type { BlockTool, PasteEvent } from '@editorjs/editorjs';

/** Sanitises an element from the clipboard in place. Of its own attributes, tools read only `src`. */
function cleanElement(element: HTMLElement) {
  for (const name of element.getAttributeNames()) {
    const value = element.getAttribute(name) ?? '';
    if (name !== 'src' || !isSafeUrl(value, 'image')) element.removeAttribute(name);
  }
  element.innerHTML = sanitizeRaw(element.innerHTML);
}

/** Sanitises the texts that a tool shows in its editable elements. */
function cleanTexts(holder: HTMLElement) {
  for (const field of holder.querySelectorAll('[contenteditable]')) {
    const clean = sanitizeInline(field.innerHTML);
    if (clean !== field.innerHTML) field.innerHTML = clean;
  }
}

/** Makes a tool paste only sanitised data, and sanitises what it shows afterwards. */
export function cleanPaste(tool: BlockTool, block: { holder: HTMLElement }) {
  const onPaste = tool.onPaste?.bind(tool);
  if (!onPaste) return;
  tool.onPaste = (event: PasteEvent) => {
    if ('data' in event.detail && event.detail.data instanceof HTMLElement) {
      cleanElement(event.detail.data);
    }
    onPaste(event);
    cleanTexts(block.holder);
    // The paragraph shows its new text in the next frame.
    requestAnimationFrame(() => cleanTexts(block.holder));
  };
}
