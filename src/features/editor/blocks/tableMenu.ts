import type { PopoverItemDefaultParams } from '@editorjs/editorjs';

/** A table as its menu sees it: what each entry does is done where the caret was. */
export type Grid = {
  rows: number;
  columns: number;
  addRow: () => void;
  addColumn: () => void;
  deleteRow: () => void;
  deleteColumn: () => void;
};

const drawing = (path: string) =>
  `<svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"><path d="${path}"/></svg>`;
const plus = drawing('M12 7v10M7 12h10');
const cross = drawing('M8 8l8 8M16 8l-8 8');

const entry = (title: string, icon: string, onActivate: () => void) => ({
  title,
  icon,
  closeOnActivate: true,
  onActivate,
});

/** Deleting asks once more in its own place. */
const deletion = (title: string, onActivate: () => void): PopoverItemDefaultParams => ({
  title,
  icon: cross,
  confirmation: entry(`Click to ${title.toLowerCase()}`, cross, onActivate),
});

/** The last row and the last column stay. */
export function tableMenu(grid: Grid): PopoverItemDefaultParams[] {
  return [
    entry('Add row below', plus, grid.addRow),
    entry('Add column to right', plus, grid.addColumn),
    ...(grid.rows > 1 ? [deletion('Delete row', grid.deleteRow)] : []),
    ...(grid.columns > 1 ? [deletion('Delete column', grid.deleteColumn)] : []),
  ];
}
