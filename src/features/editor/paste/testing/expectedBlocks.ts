import type { EditorBlock } from '@contract/document/editorDocument';

/** The text of an item, followed by the items inside of it. */
type Nested = string | readonly [string, ...Nested[]];

type Item = { content: string; meta: { checked?: boolean }; items: Item[] };

const itemOf = (nested: Nested): Item => {
  const [content, ...items] = typeof nested === 'string' ? [nested] : nested;
  return { content, meta: {}, items: items.map(itemOf) };
};

const taskOf = (nested: Nested): Item => {
  const [text, ...items] = typeof nested === 'string' ? [nested] : nested;
  const checked = text.startsWith('[x] ');
  return { content: text.slice('[x] '.length), meta: { checked }, items: items.map(taskOf) };
};

const list = (style: string, items: Item[], meta = {}): EditorBlock => ({
  type: 'list',
  data: { style, meta, items },
});

export const text = (html: string): EditorBlock => ({ type: 'paragraph', data: { text: html } });
export const heading = (level: number, html: string): EditorBlock => ({
  type: 'header',
  data: { text: html, level },
});
export const bullets = (...items: Nested[]) => list('unordered', items.map(itemOf));
export const numbers = (...items: Nested[]) => list('ordered', items.map(itemOf));
export const numbersFrom = (start: number, ...items: Nested[]) =>
  list('ordered', items.map(itemOf), { start });
/** Items that begin with `[x] ` or `[ ] `. */
export const tasks = (...items: Nested[]) => list('checklist', items.map(taskOf));
export const code = (lines: string, lang = ''): EditorBlock => ({
  type: 'code',
  data: { code: lines, lang },
});
export const quote = (html: string, caption = ''): EditorBlock => ({
  type: 'quote',
  data: { text: html, caption, alignment: 'left' },
});
export const callout = (tone: string, html: string): EditorBlock => ({
  type: 'callout',
  data: { tone, title: '', text: html },
});
export const delimiter: EditorBlock = { type: 'delimiter', data: {} };
export const picture = (url: string, alt = '', caption = ''): EditorBlock => ({
  type: 'image',
  data: { file: { url }, alt, caption, withBorder: false, stretched: false, withBackground: false },
});
export const table = (content: string[][], more: Record<string, unknown> = {}): EditorBlock => ({
  type: 'table',
  data: { withHeadings: false, content, ...more },
});
/** A table whose first row is its headings. */
export const headedTable = (content: string[][], more: Record<string, unknown> = {}) =>
  table(content, { withHeadings: true, ...more });
