import type { EditorBlock } from '@contract/document/editorDocument';
import { type ListItem, readItems } from '@contract/document/listItems';
import type { LossMarks } from './lossMarks';

/** Deeper lists would exceed the depth that a stored document can have. */
const mostLevels = 24;

type Item = { content: string; meta: Record<string, boolean>; items: Item[] };

const linesOf = ({ content, items }: ListItem): string[] => [content, ...items.flatMap(linesOf)];

const depthOf = (items: readonly ListItem[]): number =>
  items.reduce((deepest, item) => Math.max(deepest, 1 + depthOf(item.items)), 0);

function flatten(items: readonly ListItem[], isChecklist: boolean, level: number): Item[] {
  return items.map((item) => {
    const meta = isChecklist ? { checked: item.isChecked } : {};
    if (level >= mostLevels) return { content: linesOf(item).join('<br>'), meta, items: [] };
    const { content } = item;
    return { content, meta, items: flatten(item.items, isChecklist, level + 1) };
  });
}

/** Makes lines of the list items below the deepest level that a document can have. */
export function limitLists(blocks: readonly EditorBlock[], marks: LossMarks): EditorBlock[] {
  return blocks.map((block) => {
    const items = block.type === 'list' ? readItems(block.data['items']) : [];
    if (depthOf(items) <= mostLevels) return block;
    const flat = flatten(items, block.data['style'] === 'checklist', 1);
    const [first, ...rest] = flat;
    if (!first) return block;
    const content = `${marks.mark('tooDeep', items[0]?.content ?? '')}${first.content}`;
    return { ...block, data: { ...block.data, items: [{ ...first, content }, ...rest] } };
  });
}
