import { onTestFinished } from 'vitest';

/**
 * Adds what jsdom lacks of editable elements for the duration of a test: without it Editor.js finds no
 * fields in its blocks, and can't place the caret.
 */
export function addEditing() {
  Object.defineProperty(HTMLElement.prototype, 'contentEditable', {
    configurable: true,
    set(this: HTMLElement, value: string) {
      this.setAttribute('contenteditable', value);
    },
  });
  const { getBoundingClientRect } = Range.prototype;
  Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();
  onTestFinished(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'contentEditable');
    Range.prototype.getBoundingClientRect = getBoundingClientRect;
  });
}
