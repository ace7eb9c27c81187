import Quote from '@editorjs/quote';
import { make } from './elements';

type Options = ConstructorParameters<typeof Quote>[0];

/** The quote tool, with the alignment and the address of the source. */
export class QuoteTool extends Quote {
  readonly #wrapper = make('div', 'quote');
  readonly #cite: string;

  constructor(options: Options) {
    super(options);
    const { data } = options;
    this.#cite = 'cite' in data && typeof data.cite === 'string' ? data.cite : '';
  }

  override render() {
    this.#wrapper.append(super.render());
    this.updated();
    return this.#wrapper;
  }

  override save(element: HTMLDivElement) {
    const data = super.save(element);
    return this.#cite === '' ? data : { ...data, cite: this.#cite };
  }

  /** Editor.js calls this after each change of the block, including its attributes. */
  updated() {
    const { dataset } = this.#wrapper;
    const { alignment } = this.save(this.#wrapper);
    if (dataset['alignment'] !== alignment) dataset['alignment'] = alignment;
  }
}
