import { editorClasses } from '../editorClasses';
import { make } from './elements';

type TableEdge = {
  /** null if the table has none. */
  element: HTMLElement | null;
  cells: () => string[];
};

/** The cells above or below a table. Only tables from elsewhere have them; the editor adds none. */
export function createTableEdge(
  name: 'Header' | 'Footer',
  cells: readonly string[],
  isReadOnly: boolean,
): TableEdge {
  if (cells.length === 0) return { element: null, cells: () => [] };
  const fields = cells.map((cell) => {
    const field = make('div', editorClasses.tableCell);
    field.setAttribute('contenteditable', String(!isReadOnly));
    field.dataset['placeholder'] = name;
    // Sanitised by keepData, like all data that a tool gets.
    field.innerHTML = cell;
    return field;
  });
  const element = make('div', `table-edge table-${name.toLowerCase()}`);
  element.append(...fields);
  return { element, cells: () => fields.map(({ innerHTML }) => innerHTML) };
}
