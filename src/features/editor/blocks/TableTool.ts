import type { BlockToolConstructorOptions } from '@editorjs/editorjs';
import Table from '@editorjs/table';
import { editorClasses } from '../editorClasses';
import { actAsButton, make } from './elements';
import { createTableEdge } from './tableEdge';
import { type Grid, tableMenu } from './tableMenu';

type TableData = {
  withHeadings: boolean;
  content: string[][];
  caption?: string;
  header?: string[];
  footer?: string[];
};

const strips = [
  [`.${editorClasses.addRow}`, 'Add a row at the end'],
  [`.${editorClasses.addColumn}`, 'Add a column at the end'],
] as const;

/** Whether no text stands behind the caret in a field that has the focus. */
function isCaretAtEnd(field: HTMLElement) {
  const selection = window.getSelection();
  if (!selection?.isCollapsed || !field.contains(selection.focusNode)) return false;
  const after = selection.getRangeAt(0).cloneRange();
  after.setEnd(field, field.childNodes.length);
  return after.toString() === '';
}

/**
 * The table tool, which also shows the caption, the header and the footer. Its menus for rows and
 * columns open on hover only, so the block options have their entries too.
 */
export class TableTool extends Table {
  readonly #caption = make('div', `${editorClasses.input} block-caption`);
  readonly #isReadOnly: boolean;
  readonly #header;
  readonly #footer;
  /** Last position of the caret, which is lost when a menu opens. */
  #position = { row: 1, column: 1 };

  constructor(options: BlockToolConstructorOptions<TableData, Record<string, unknown>>) {
    super({
      ...options,
      data: { withHeading: false, ...options.data },
      config: { withHeading: false, content: [], ...options.config },
    });
    this.#isReadOnly = options.readOnly;
    this.#caption.setAttribute('contenteditable', String(!options.readOnly));
    this.#caption.dataset['placeholder'] = 'Caption';
    // Sanitised by keepData, like all data that a tool gets.
    this.#caption.innerHTML = options.data.caption ?? '';
    const { header = [], footer = [] } = options.data;
    this.#header = createTableEdge('Header', header, options.readOnly);
    this.#footer = createTableEdge('Footer', footer, options.readOnly);
  }

  override render() {
    const container = super.render();
    if (this.#header.element) container.prepend(this.#header.element);
    if (this.#footer.element) container.append(this.#footer.element);
    container.append(this.#caption);
    if (this.#isReadOnly) return container;
    for (const [selector, label] of strips) {
      const strip = container.querySelector<HTMLElement>(selector);
      if (strip) actAsButton(strip, label);
    }
    container.addEventListener('focusin', ({ target }) => this.#rememberPosition(target));
    // In the capture phase, because the table stops the event of Tab.
    container.addEventListener('keydown', (event) => this.#handleKey(event), { capture: true });
    return container;
  }

  /** Editor.js calls this when the block is in the document. */
  rendered() {
    this.block.stretched = this.data.stretched === true;
  }

  override renderSettings() {
    return [...this.#looks(), ...tableMenu(this.#grid())];
  }

  override save() {
    const header = this.#header.cells();
    const footer = this.#footer.cells();
    return {
      ...super.save(),
      caption: this.#caption.innerHTML,
      ...(header.length > 0 ? { header } : {}),
      ...(footer.length > 0 ? { footer } : {}),
    };
  }

  /** Editor.js doesn't notice a change of the width. */
  #looks() {
    return super.renderSettings().map(({ onActivate, ...entry }) => ({
      ...entry,
      onActivate: () => {
        onActivate();
        this.block.dispatchChange();
      },
    }));
  }

  #rememberPosition(target: EventTarget | null) {
    const cell =
      target instanceof HTMLElement ? target.closest(`.${editorClasses.tableCell}`) : null;
    const row = cell?.parentElement;
    if (!cell || !row) return;
    const positionOf = (element: Element) =>
      [...(element.parentElement?.children ?? [])].indexOf(element) + 1;
    this.#position = { row: positionOf(row), column: positionOf(cell) };
  }

  #handleKey(event: KeyboardEvent) {
    const { key, shiftKey, ctrlKey, metaKey, altKey, isComposing, target } = event;
    if (shiftKey || ctrlKey || metaKey || altKey || isComposing) return;
    const isDone =
      key === 'Tab' ? this.#addRow(target) : key === 'ArrowDown' ? this.#leaveDown(target) : false;
    if (!isDone) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Tab in the last cell adds a row. From a last row without texts it leaves the table. */
  #addRow(target: EventTarget | null) {
    const { table } = this;
    const { numberOfRows: rows, numberOfColumns: columns } = table;
    const isLast = target === table.getCell(rows, columns);
    if (!isLast || table.getRow(rows).textContent?.trim() === '') return false;
    table.addRow();
    table.focusedCell = { row: rows + 1, column: 1 };
    table.focusCell();
    this.block.dispatchChange();
    return true;
  }

  /** From the end of a cell of the last row, past an empty caption: what is written next is not about the table. */
  #leaveDown(target: EventTarget | null) {
    const { table, api } = this;
    const isCell = target instanceof HTMLElement && target.matches(`.${editorClasses.tableCell}`);
    if (!isCell || target.parentElement !== table.getRow(table.numberOfRows)) return false;
    if (this.#footer.element || this.#caption.textContent !== '') return false;
    if (!isCaretAtEnd(target)) return false;
    const next = api.blocks.getBlockIndex(this.block.id) + 1;
    if (next === api.blocks.getBlocksCount()) api.blocks.insert('paragraph', {}, undefined, next);
    return api.caret.setToBlock(next, 'start');
  }

  #grid(): Grid {
    const { table } = this;
    const rows = table.numberOfRows;
    const columns = table.numberOfColumns;
    const row = Math.min(this.#position.row, rows);
    const column = Math.min(this.#position.column, columns);
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

  /** A confirmed entry leaves its menu open: this closes it and moves the focus back. */
  #deleteAt(remove: () => void) {
    remove();
    this.api.toolbar.close();
    const { table } = this;
    table.focusedCell = {
      row: Math.min(this.#position.row, table.numberOfRows),
      column: Math.min(this.#position.column, table.numberOfColumns),
    };
    table.focusCell();
  }
}
