import Quote from '@editorjs/quote';
import { make } from './elements';

/** The quote tool, which also shows the alignment. */
export class QuoteTool extends Quote {
  readonly #wrapper = make('div', 'quote');

  override render() {
    this.#wrapper.append(super.render());
    this.updated();
    return this.#wrapper;
  }

  /** Editor.js calls this after each change of the block, including its attributes. */
  updated() {
    const { dataset } = this.#wrapper;
    const { alignment } = this.save(this.#wrapper);
    if (dataset['alignment'] !== alignment) dataset['alignment'] = alignment;
  }
}
