import StockCodeTool from '@editorjs/code';
import type { BlockToolConstructorOptions } from '@editorjs/editorjs';
import { textInput } from './elements';

type CodeData = { code: string; lang?: string };

/** The code tool, with the language. Escape, then Tab leaves the block. */
export class CodeTool extends StockCodeTool {
  readonly #lang: HTMLInputElement;

  constructor(options: BlockToolConstructorOptions<CodeData>) {
    super({ ...options, config: {} });
    this.#lang = textInput('Language', options.data.lang ?? '');
    this.#lang.disabled = options.readOnly;
  }

  override render() {
    const wrapper = super.render();
    let isLeaving = false;
    const handleTab = (event: KeyboardEvent) => {
      if (event.key === 'Tab' && isLeaving) event.stopImmediatePropagation();
      isLeaving = event.key === 'Escape' || (isLeaving && event.key === 'Shift');
      // The stock tool sets the value of the textarea, which fires no event.
      if (event.key === 'Tab' && event.target instanceof HTMLTextAreaElement) {
        const { target } = event;
        queueMicrotask(() => target.dispatchEvent(new InputEvent('input', { bubbles: true })));
      }
    };
    wrapper.addEventListener('keydown', handleTab, { capture: true });
    wrapper.prepend(this.#lang);
    return wrapper;
  }

  override save(wrapper: HTMLDivElement) {
    return { ...super.save(wrapper), lang: this.#lang.value };
  }
}
