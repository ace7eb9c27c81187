import type { EditorBlock } from '@contract/document/editorDocument';
import { escapeHtmlText } from '@contract/document/html/escape';
import { type ListItem, readItems } from '@contract/document/listItems';

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const itemLines = (items: readonly ListItem[]): string[] =>
  items.flatMap(({ content, items }) => [content, ...itemLines(items)]);

const rowLines = (rows: unknown) =>
  Array.isArray(rows)
    ? rows.map((row) => (Array.isArray(row) ? row.map(textOf).join(' ') : ''))
    : [];

const readers: Readonly<Record<string, (data: EditorBlock['data']) => string[]>> = {
  paragraph: ({ text }) => [textOf(text)],
  header: ({ text }) => [textOf(text)],
  quote: ({ text, caption }) => [textOf(text), textOf(caption)],
  callout: ({ title, text }) => [escapeHtmlText(textOf(title)), textOf(text)],
  list: ({ items }) => itemLines(readItems(items)),
  table: ({ content }) => rowLines(content),
  code: ({ code }) => [`<code>${escapeHtmlText(textOf(code)).replaceAll('\n', '<br>')}</code>`],
  delimiter: () => [],
};

/** The lines of a block as inline HTML; null if it can't be written as text. */
export function inlineLines({ type, data }: EditorBlock) {
  return Object.hasOwn(readers, type)
    ? (readers[type]?.(data).filter((line) => line !== '') ?? null)
    : null;
}

/** Splits blocks for a place that holds only text: the joined text of text blocks, and the other blocks. */
export function splitInline(blocks: readonly EditorBlock[]) {
  const lines: string[] = [];
  const others: EditorBlock[] = [];
  for (const block of blocks) {
    const found = inlineLines(block);
    if (found) lines.push(...found);
    else others.push(block);
  }
  return { html: lines.join('<br>'), others };
}
