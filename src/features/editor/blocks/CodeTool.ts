import StockCodeTool from '@editorjs/code';
import type { BlockToolConstructorOptions } from '@editorjs/editorjs';
import { textInput } from './elements';

type CodeData = { code: string; lang?: string };

/** The code tool, with the language that it would drop, and a way out for the keyboard: Escape, then Tab. */
export class CodeTool extends StockCodeTool {
  readonly #lang: HTMLInputElement;

  constructor(options: BlockToolConstructorOptions<CodeData>) {
    super({ ...options, config: {} });
    this.#lang = textInput('Language', options.data.lang ?? '');
    this.#lang.disabled = options.readOnly;
  }

  override render() {
    const wrapper = super.render();
    let leaves = false;
    const handleTab = (event: KeyboardEvent) => {
      if (event.key === 'Tab' && leaves) event.stopImmediatePropagation();
      leaves = event.key === 'Escape' || (leaves && event.key === 'Shift');
      // The stock tool writes the spaces itself, of which nobody would hear.
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
