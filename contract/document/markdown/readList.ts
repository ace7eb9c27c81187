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

function itemsOf(list: Tokens.List, isChecklist: boolean): Item[] {
  return list.items.map((item) => {
    const parts = contentTokens(item.tokens);
    const content = parts.flatMap((part) => (part.type === 'list' ? [] : blockAsInline(part)));
    return {
      content: normaliseInline(content.filter((part) => part !== '').join('<br>')),
      meta: isChecklist ? { checked: item.checked === true } : {},
      items: parts.flatMap((part) => (part.type === 'list' ? itemsOf(part, isChecklist) : [])),
    };
  });
}

function hasTasks({ items }: Tokens.List): boolean {
  return items.some(
    ({ task, tokens }) =>
      task || contentTokens(tokens).some((token) => token.type === 'list' && hasTasks(token)),
  );
}

/** Reads a list. The editor's lists have one style, so nested lists take that of the outer one. */
export function readList(list: Tokens.List, counter: string | undefined) {
  const isChecklist = hasTasks(list);
  const style = list.ordered ? 'ordered' : 'unordered';
  const start = list.ordered && !isChecklist && list.start !== 1 ? Number(list.start) : undefined;
  const meta = {
    ...(start === undefined ? {} : { start }),
    ...(counter === undefined ? {} : { counterType: counter }),
  };
  return {
    type: 'list',
    data: { style: isChecklist ? 'checklist' : style, meta, items: itemsOf(list, isChecklist) },
  };
}
