import type { EditorBlock } from '@contract/document/editorDocument';
import { editorLimits } from '@contract/document/editorLimits';
import type { FlatItem, ListPart, ListStyle, Piece } from './pieces';

type Item = { content: string; meta: { checked?: boolean }; items: Item[] };

const isPart = (piece: Piece | undefined): piece is ListPart =>
  piece?.type === 'listPart' && 'key' in piece;

/**
 * All lists of a block have the style of the outer one. Numbers of a list inside of a bulleted one stay
 * as text.
 */
function contentOf({ style, content }: FlatItem, outer: ListStyle, number: number) {
  return style === 'ordered' && outer === 'unordered' ? `${number}. ${content}` : content;
}

/** Builds nested items. A level that was left out is not nested deeper. */
function nest(flat: readonly FlatItem[], isChecklist: boolean, outer: ListStyle) {
  const root: Item[] = [];
  const open: { level: number; items: Item[]; number: number }[] = [];
  for (const item of flat) {
    const { level, content, isChecked } = item;
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    const last = open.at(-1);
    if (!last || (last.level < level && open.length < editorLimits.listDepth)) {
      open.push({ level, items: last?.items.at(-1)?.items ?? root, number: 0 });
    }
    const place = open.at(-1);
    if (!place) continue;
    place.number += 1;
    const meta = isChecklist ? { checked: isChecked === true } : {};
    const text = isChecklist ? content : contentOf(item, outer, place.number);
    place.items.push({ content: text, meta, items: [] });
  }
  return root;
}

function listBlock({ items, start }: ListPart): EditorBlock[] {
  const outer = items[0]?.style;
  if (!outer) return [];
  const isChecklist = items.some(({ isChecked }) => isChecked !== undefined);
  const style = isChecklist ? 'checklist' : outer;
  const meta = style === 'ordered' && start !== 1 ? { start } : {};
  return [{ type: 'list', data: { style, meta, items: nest(items, isChecklist, outer) } }];
}

/** Returns true if `next` continues the list, instead of being another list below it. */
function continues(part: ListPart, next: ListPart) {
  const [first] = next.items;
  if (part.after.length > 0 || !first) return false;
  if (first.level > 1) return true;
  return next.key !== null && next.key === part.key && first.style === part.items[0]?.style;
}

/** Joins the parts of lists and turns them into blocks. */
export function mergeLists(pieces: readonly Piece[]): EditorBlock[] {
  const blocks: EditorBlock[] = [];
  let open: ListPart[] = [];
  const close = () => {
    const [first] = open;
    if (first) {
      const items = open.flatMap((part) => part.items);
      blocks.push(...listBlock({ ...first, items }), ...open.flatMap(({ after }) => after));
    }
    open = [];
  };
  for (const piece of pieces) {
    if (!isPart(piece)) {
      close();
      blocks.push(piece);
      continue;
    }
    const [first] = open;
    const last = open.at(-1);
    if (first && last && !continues({ ...first, after: last.after }, piece)) close();
    open.push(piece);
  }
  close();
  return blocks;
}
