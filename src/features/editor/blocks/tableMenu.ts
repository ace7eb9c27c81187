import type { PopoverItemDefaultParams } from '@editorjs/editorjs';

/** A table and its actions at the position of the caret. */
export type Grid = {
  rows: number;
  columns: number;
  addRow: () => void;
  addColumn: () => void;
  deleteRow: () => void;
  deleteColumn: () => void;
};

const icon = (path: string) =>
  `<svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"><path d="${path}"/></svg>`;
const plus = icon('M12 7v10M7 12h10');
const cross = icon('M8 8l8 8M16 8l-8 8');

const entry = (title: string, iconSvg: string, onActivate: () => void) => ({
  title,
  icon: iconSvg,
  closeOnActivate: true,
  onActivate,
});

/** A menu entry that asks for confirmation. */
const deletion = (title: string, onActivate: () => void): PopoverItemDefaultParams => ({
  title,
  icon: cross,
  confirmation: entry(`Click to ${title.toLowerCase()}`, cross, onActivate),
});

/** The last row and the last column can't be deleted. */
export function tableMenu(grid: Grid): PopoverItemDefaultParams[] {
  return [
    entry('Add row below', plus, grid.addRow),
    entry('Add column to right', plus, grid.addColumn),
    ...(grid.rows > 1 ? [deletion('Delete row', grid.deleteRow)] : []),
    ...(grid.columns > 1 ? [deletion('Delete column', grid.deleteColumn)] : []),
  ];
}
