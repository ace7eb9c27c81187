import type { MarkedToken, Tokens } from 'marked';
import { escapeHtml } from './inlineRuns';
import { normaliseInline } from './inlineTree';
import { contentTokens } from './parseMarkdown';
import { rawInline } from './readInline';

type Item = { content: string; meta: { checked?: boolean }; items: Item[] };

/** A block inside of an item or a quote, as inline HTML: the editor has no blocks inside of blocks. */
export function blockAsInline(token: MarkedToken): string {
  const lines = (blocks: readonly MarkedToken[]) => blocks.map(blockAsInline).join('<br>');
  if (token.type === 'code') {
    return `<code>${escapeHtml(token.text).replaceAll('\n', '<br>')}</code>`;
  }
  if (token.type === 'blockquote') return lines(contentTokens(token.tokens));
  if (token.type === 'list')
    return lines(token.items.flatMap(({ tokens }) => contentTokens(tokens)));
  if (token.type === 'table') {
    return [token.header, ...token.rows]
      .map((row) => row.map((cell) => rawInline(cell.tokens)).join(' '))
      .join('<br>');
  }
  if (token.type === 'html') return token.text;
  return 'tokens' in token ? rawInline(token.tokens) : '';
}

type Style = 'ordered' | 'unordered' | 'checklist';

/** Numbers of a list inside of a bulleted one are kept as text. */
function itemsOf(list: Tokens.List, outer: Style): Item[] {
  const isNumbered = list.ordered && outer === 'unordered';
  return list.items.map((item, at) => {
    const parts = contentTokens(item.tokens);
    const lines = parts.flatMap((part) => (part.type === 'list' ? [] : blockAsInline(part)));
    const content = normaliseInline(lines.filter((line) => line !== '').join('<br>'));
    return {
      content: isNumbered ? `${Number(list.start) + at}. ${content}`.trimEnd() : content,
      meta: outer === 'checklist' ? { checked: item.checked === true } : {},
      items: parts.flatMap((part) => (part.type === 'list' ? itemsOf(part, outer) : [])),
    };
  });
}

function hasTasks({ items }: Tokens.List): boolean {
  return items.some(
    ({ task, tokens }) =>
      task || contentTokens(tokens).some((token) => token.type === 'list' && hasTasks(token)),
  );
}

/** Reads a list. The editor's lists have one style, so a list inside of another takes its style. */
export function readList(list: Tokens.List, counter: string | undefined) {
  const isChecklist = hasTasks(list);
  const style = isChecklist ? 'checklist' : list.ordered ? 'ordered' : 'unordered';
  const start = style === 'ordered' && list.start !== 1 ? Number(list.start) : undefined;
  const meta = {
    ...(start === undefined ? {} : { start }),
    ...(counter === undefined ? {} : { counterType: counter }),
  };
  return {
    type: 'list',
    data: { style, meta, items: itemsOf(list, style) },
  };
}
