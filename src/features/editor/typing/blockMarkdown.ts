import { isSafeUrl } from '@contract/document/safeUrl';
import type { BlockData } from '../document/toolData';

/** A block that replaces a paragraph, with the HTML behind the typed characters as its text. */
export type MarkdownBlock = { type: string; data: (html: string) => BlockData };

type Texts = { before: string; after: string };

const item = (content: string, meta: BlockData = {}) => ({ content, meta, items: [] });

function heading(marks: string): MarkdownBlock {
  // The title of the post is the heading of level 1.
  const level = Math.max(marks.length, 2);
  return { type: 'header', data: (text) => ({ text, level }) };
}

const bulletedList: MarkdownBlock = {
  type: 'list',
  data: (html) => ({ style: 'unordered', meta: {}, items: [item(html)] }),
};

function numberedList(start: number): MarkdownBlock {
  const meta = start === 1 ? {} : { start, counterType: 'numeric' };
  return { type: 'list', data: (html) => ({ style: 'ordered', meta, items: [item(html)] }) };
}

const checklist = (checked: boolean): MarkdownBlock => ({
  type: 'list',
  data: (html) => ({
    style: 'checklist',
    meta: {},
    items: [item(html, checked ? { checked } : {})],
  }),
});

const quote: MarkdownBlock = {
  type: 'quote',
  data: (text) => ({ text, caption: '', alignment: 'left' }),
};

const box = /^\[([ x]?)\] $/i;

/** The checklist that begins with `[ ] ` in the only item of a new list. */
export function checklistShortcut({ before }: Texts): MarkdownBlock | null {
  const [, mark] = box.exec(before) ?? [];
  return mark === undefined ? null : checklist(mark.trim() !== '');
}

/** The block of code that begins with three backticks, and its language. */
export function codeShortcut({ before, after }: Texts): MarkdownBlock | null {
  const [, lang] = /^```([\w+#.-]*) ?$/.exec(before) ?? [];
  if (lang === undefined || after !== '') return null;
  return { type: 'code', data: () => ({ code: '', lang }) };
}

const picture = /^!\[([^\]]*)\]\((https?:\/\/[^\s()]+)\)$/i;

/** The picture of another site that is the only text of a paragraph. */
export function pictureShortcut({ before, after }: Texts): MarkdownBlock | null {
  const [, alt = '', url = ''] = picture.exec(before) ?? [];
  if (url === '' || after !== '' || !isSafeUrl(url, 'image')) return null;
  return { type: 'simpleImage', data: () => ({ url, alt, caption: '' }) };
}

const row = /^\|(.+)\|$/;

/** The table whose headings are the cells of a paragraph, with an empty row below them. `html` is the paragraph's. */
export function tableShortcut({ before, after }: Texts, html: string): MarkdownBlock | null {
  const [, inner = ''] = row.exec(before.trim()) ?? [];
  const count = inner.split('|').length;
  const cells = html
    .replaceAll('&nbsp;', ' ')
    .trim()
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());
  // Otherwise a line is in the address of a link, or the row begins or ends within a mark.
  if (count < 2 || after !== '' || cells.length !== count) return null;
  const content = [cells, cells.map(() => '')];
  return { type: 'table', data: () => ({ withHeadings: true, content }) };
}

/** The block that Markdown means by the text at the start of a paragraph; null if it is text. */
export function blockShortcut(texts: Texts): MarkdownBlock | null {
  const { before, after } = texts;
  if (before === '---' && after === '') return { type: 'delimiter', data: () => ({}) };
  if (!before.endsWith(' ')) return null;
  const [, marks] = /^(#{1,6}) $/.exec(before) ?? [];
  if (marks !== undefined) return heading(marks);
  // Longer numbers are years.
  const [, start] = /^(\d{1,3})[.)] $/.exec(before) ?? [];
  if (start !== undefined) return numberedList(Number(start));
  if (/^[-*+] $/.test(before)) return bulletedList;
  if (before === '> ') return quote;
  const items = before.replace(/^- (?=\[)/, '');
  return checklistShortcut({ before: items, after }) ?? codeShortcut(texts);
}
