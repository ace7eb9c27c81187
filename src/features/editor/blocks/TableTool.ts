import type { BlockToolConstructorOptions } from '@editorjs/editorjs';
import Table from '@editorjs/table';
import { make } from './elements';

type TableData = { withHeadings: boolean; content: string[][]; caption?: string };

/** The table tool, with the caption that it would drop. */
export class TableTool extends Table {
  readonly #caption = make('div', 'cdx-input block-caption');

  constructor(options: BlockToolConstructorOptions<TableData, Record<string, unknown>>) {
    super({
      ...options,
      data: { withHeading: false, ...options.data },
      config: { withHeading: false, content: [], ...options.config },
    });
    this.#caption.contentEditable = String(!options.readOnly);
    this.#caption.dataset['placeholder'] = 'Caption';
    // Cleaned like everything that comes in; see keepData.
    this.#caption.innerHTML = options.data.caption ?? '';
  }

  override render() {
    const container = super.render();
    container.append(this.#caption);
    return container;
  }

  override save() {
    return { ...super.save(), caption: this.#caption.innerHTML };
  }
}
