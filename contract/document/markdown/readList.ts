import type { List, RootContent } from 'mdast';
import { escapeHtmlText } from '../html/escape';
import { normaliseInline } from './inlineTree';
import { rawInline } from './readInline';

type Item = { content: string; meta: { checked?: boolean }; items: Item[] };

/** A block inside of an item or a quote, as inline HTML: the editor has no blocks inside of blocks. */
export function blockAsInline(node: RootContent): string {
  if (node.type === 'code')
    return `<code>${escapeHtmlText(node.value).replaceAll('\n', '<br>')}</code>`;
  if (node.type === 'html') return node.value;
  if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
    return rawInline(node.children);
  }
  if (!('children' in node)) return '';
  return node.children.map(blockAsInline).join(node.type === 'tableRow' ? ' ' : '<br>');
}

type Style = 'ordered' | 'unordered' | 'checklist';

/** Numbers of a list inside of a bulleted one become text. */
function itemsOf(list: List, outer: Style): Item[] {
  const isNumbered = list.ordered && outer === 'unordered';
  return list.children.map(({ children, checked }, at) => {
    const lines = children.flatMap((part) => (part.type === 'list' ? [] : blockAsInline(part)));
    const content = normaliseInline(lines.filter((line) => line !== '').join('<br>'));
    return {
      content: isNumbered ? `${(list.start ?? 1) + at}. ${content}`.trimEnd() : content,
      meta: outer === 'checklist' ? { checked: checked === true } : {},
      items: children.flatMap((part) => (part.type === 'list' ? itemsOf(part, outer) : [])),
    };
  });
}

function hasTasks({ children }: List): boolean {
  return children.some(
    ({ checked, children }) =>
      typeof checked === 'boolean' ||
      children.some((part) => part.type === 'list' && hasTasks(part)),
  );
}

/** Reads a list. The editor's lists have one style, so a list inside of another takes its style. */
export function readList(list: List, counter: string | undefined) {
  const style = hasTasks(list) ? 'checklist' : list.ordered ? 'ordered' : 'unordered';
  const { start } = list;
  const meta = {
    ...(style === 'ordered' && typeof start === 'number' && start !== 1 ? { start } : {}),
    ...(counter === undefined ? {} : { counterType: counter }),
  };
  return { type: 'list', data: { style, meta, items: itemsOf(list, style) } };
}
