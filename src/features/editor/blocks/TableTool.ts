import type { BlockToolConstructorOptions } from '@editorjs/editorjs';
import Table from '@editorjs/table';
import { actAsButton, make } from './elements';
import { type Grid, tableMenu } from './tableMenu';

type TableData = { withHeadings: boolean; content: string[][]; caption?: string };

const strips = [
  ['.tc-add-row', 'Add a row at the end'],
  ['.tc-add-column', 'Add a column at the end'],
] as const;

/**
 * The table tool, with the caption that it would drop, and with its menus of rows and columns among the
 * block's options too: its own open at a hovering pointer alone.
 */
export class TableTool extends Table {
  readonly #caption = make('div', 'cdx-input block-caption');
  readonly #isReadOnly: boolean;
  /** Where the caret was last; menus take the focus away. */
  #place = { row: 1, column: 1 };

  constructor(options: BlockToolConstructorOptions<TableData, Record<string, unknown>>) {
    super({
      ...options,
      data: { withHeading: false, ...options.data },
      config: { withHeading: false, content: [], ...options.config },
    });
    this.#isReadOnly = options.readOnly;
    this.#caption.setAttribute('contenteditable', String(!options.readOnly));
    this.#caption.dataset['placeholder'] = 'Caption';
    // Cleaned like everything that comes in; see keepData.
    this.#caption.innerHTML = options.data.caption ?? '';
  }

  override render() {
    const container = super.render();
    container.append(this.#caption);
    if (this.#isReadOnly) return container;
    for (const [selector, label] of strips) {
      const strip = container.querySelector<HTMLElement>(selector);
      if (strip) actAsButton(strip, label);
    }
    container.addEventListener('focusin', ({ target }) => this.#notePlace(target));
    return container;
  }

  override renderSettings() {
    return [...super.renderSettings(), ...tableMenu(this.#grid())];
  }

  override save() {
    return { ...super.save(), caption: this.#caption.innerHTML };
  }

  #notePlace(target: EventTarget | null) {
    const cell = target instanceof HTMLElement ? target.closest('.tc-cell') : null;
    const row = cell?.parentElement;
    if (!cell || !row) return;
    const placeOf = (element: Element) =>
      [...(element.parentElement?.children ?? [])].indexOf(element) + 1;
    this.#place = { row: placeOf(row), column: placeOf(cell) };
  }

  #grid(): Grid {
    const { table } = this;
    const rows = table.numberOfRows;
    const columns = table.numberOfColumns;
    const row = Math.min(this.#place.row, rows);
    const column = Math.min(this.#place.column, columns);
    const act = (change: () => void) => () => {
      change();
      this.block.dispatchChange();
    };
    return {
      rows,
      columns,
      addRow: act(() => table.addRow(row + 1, true)),
      addColumn: act(() => table.addColumn(column + 1, true)),
      deleteRow: act(() => this.#deleteAt(() => table.deleteRow(row))),
      deleteColumn: act(() => this.#deleteAt(() => table.deleteColumn(column))),
    };
  }

  /** An entry that was confirmed leaves its menu open, with the focus in it. */
  #deleteAt(remove: () => void) {
    remove();
    this.api.toolbar.close();
    const { table } = this;
    table.focusedCell = {
      row: Math.min(this.#place.row, table.numberOfRows),
      column: Math.min(this.#place.column, table.numberOfColumns),
    };
    table.focusCell();
  }
}
