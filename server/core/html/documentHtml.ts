import { type BlockData, type BlockOf, type BlockType } from '@contract/document/blockRegistry';
import { parseDocument } from '@contract/document/editorDocument';
import { escapeHtmlAttribute, escapeHtmlText } from '@contract/document/html/escape';
import { plainText } from '@contract/document/html/plainText';
import { readBlock } from '@contract/document/knownBlock';
import type { ListItem } from '@contract/document/listItems';
import { isSafeUrl } from '@contract/document/safeUrl';
import { sanitizeDocument } from '@contract/document/sanitizeDocument';
import { sanitizeInline, sanitizeRaw } from '@contract/document/sanitizeHtml';

type Context = { siteUrl: string };

const isEmpty = (text: string) => plainText(text) === '';

type List = BlockData['list'];

const numberTypes: Record<List['meta']['counterType'], string> = {
  numeric: '',
  'lower-roman': ' type="i"',
  'upper-roman': ' type="I"',
  'lower-alpha': ' type="a"',
  'upper-alpha': ' type="A"',
};

function list({ style, meta, items }: List): string {
  const nested = (item: ListItem) =>
    item.items.length > 0 ? list({ style, meta: { ...meta, start: 1 }, items: item.items }) : '';
  const inner = items.map((item) => `<li>${sanitizeInline(item.content)}${nested(item)}</li>`);
  if (style !== 'ordered') return `<ul>${inner.join('')}</ul>`;
  const start = meta.start === 1 ? '' : ` start="${meta.start}"`;
  return `<ol${start}${numberTypes[meta.counterType]}>${inner.join('')}</ol>`;
}

function quote({ text, caption }: BlockData['quote']) {
  const source = isEmpty(caption) ? '' : `<p><cite>${sanitizeInline(caption)}</cite></p>`;
  return `<blockquote><p>${sanitizeInline(text)}</p>${source}</blockquote>`;
}

function callout({ title, text }: BlockData['callout']) {
  const heading = title.trim() === '' ? '' : `<p><strong>${escapeHtmlText(title)}</strong></p>`;
  return `<blockquote>${heading}<p>${sanitizeInline(text)}</p></blockquote>`;
}

function picture({ url, alt, caption }: BlockData['image'], { siteUrl }: Context) {
  if (url === '' || !isSafeUrl(url, 'image') || !URL.canParse(url, siteUrl)) return '';
  const address = escapeHtmlAttribute(new URL(url, siteUrl).href);
  const text = isEmpty(caption) ? '' : `<figcaption>${sanitizeInline(caption)}</figcaption>`;
  return `<figure><img src="${address}" alt="${escapeHtmlAttribute(alt)}">${text}</figure>`;
}

/** A link, because feed readers remove frames. */
function embed({ source, caption }: BlockData['embed']) {
  if (source === '' || !isSafeUrl(source, 'link')) return '';
  return `<p><a href="${escapeHtmlAttribute(source)}">${escapeHtmlText(plainText(caption) || source)}</a></p>`;
}

function row(cells: readonly string[], tag: 'td' | 'th') {
  const written = cells.map((cell) => `<${tag}>${sanitizeInline(cell)}</${tag}>`);
  return cells.length > 0 ? `<tr>${written.join('')}</tr>` : '';
}

function table({ content, withHeadings, caption, header, footer }: BlockData['table']) {
  const title = isEmpty(caption) ? '' : `<caption>${sanitizeInline(caption)}</caption>`;
  const rows = content.map((cells, at) => row(cells, withHeadings && at === 0 ? 'th' : 'td'));
  return `<table>${title}${row(header, 'th')}${rows.join('')}${row(footer, 'td')}</table>`;
}

type Writers = {
  readonly [Type in BlockType]: (data: BlockData[Type], context: Context) => string;
};

const writers: Writers = {
  header: ({ text, level }) => `<h${level}>${sanitizeInline(text)}</h${level}>`,
  paragraph: ({ text }) => `<p>${sanitizeInline(text)}</p>`,
  list,
  quote,
  callout,
  image: picture,
  simpleImage: picture,
  code: ({ code }) => `<pre><code>${escapeHtmlText(code)}</code></pre>`,
  table,
  embed,
  raw: ({ html }) => sanitizeRaw(html),
  delimiter: () => '<hr>',
};

/** One block as HTML: sanitised, with the addresses of the document. */
export function blockHtml<Type extends BlockType>({ type, data }: BlockOf<Type>, context: Context) {
  return writers[type](data, context);
}

/** Sanitised markup has addresses in double quotes. One slash at the start is a path of the site. */
const sitePath = /(\s(?:href|src)=")\/(?![/\\])/g;

/**
 * The content of a post as HTML for feed readers: sanitised, with absolute addresses, and without
 * what needs scripts.
 */
export function documentHtml(content: string, siteUrl: string) {
  const stored = parseDocument(content);
  if (!stored) return '';
  const parts = sanitizeDocument(stored).blocks.map((block) => {
    const known = readBlock(block);
    return known ? blockHtml(known, { siteUrl }) : '';
  });
  return parts.join('\n').replaceAll(sitePath, `$1${siteUrl}/`);
}
