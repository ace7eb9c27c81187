import { UnreadableFileError } from '@contract/document/UnreadableFileError';
import { moveTexts } from '@contract/texts/moveTexts';
import * as v from 'valibot';
import { parseXml } from '@/lib/html/parseInert';
import { content, text } from '../../convert/fields';

/** XML has no form for these; plugins and old databases write them anyway. */
const forbidden = /[^\P{Cc}\t\n\r]|[\p{Cs}\uFFFE\uFFFF]/gu;

function readXml(xml: string) {
  const page = parseXml(xml.replaceAll(forbidden, ''));
  if (page.getElementsByTagName('parsererror').length > 0) {
    throw new UnreadableFileError(moveTexts.notXml);
  }
  return page;
}

const childText = (parent: Element, name: string) =>
  [...parent.children].find(({ nodeName }) => nodeName === name)?.textContent ?? '';

const anyRoot = /<rss\b[^>]*>/;

/** What an export says about its site. */
export function readHeader(header: string) {
  const page = readXml(header.includes('<channel>') ? `${header}</channel></rss>` : header);
  const channel = page.querySelector('channel');
  if (!channel) throw new UnreadableFileError(moveTexts.missingPart);
  const base = childText(channel, 'wp:base_blog_url') || childText(channel, 'link');
  const authors = [...channel.getElementsByTagName('wp:author')].map((author) => {
    const login = childText(author, 'wp:author_login');
    return [login, childText(author, 'wp:author_display_name') || login] as const;
  });
  // An item alone lacks the names of its prefixes.
  const root = anyRoot.exec(header)?.[0] ?? '<rss>';
  return { base: base.trim(), authors: new Map(authors), root };
}

export type Header = ReturnType<typeof readHeader>;

const item = v.object({
  title: text,
  link: text,
  'dc:creator': text,
  'content:encoded': content,
  'excerpt:encoded': text,
  'wp:post_id': text,
  'wp:post_date': text,
  'wp:post_date_gmt': text,
  'wp:post_name': text,
  'wp:status': text,
  'wp:post_type': text,
  'wp:post_password': text,
  'wp:attachment_url': text,
});

/** Reads one item: a post, a page, an attachment, or something else. */
export function readItem(xml: string, { root }: Header) {
  const page = readXml(`${root}<channel>${xml}</channel></rss>`);
  const element = page.querySelector('item');
  if (!element) throw new UnreadableFileError(moveTexts.notXml);
  const children = [...element.children];
  const fields = v.parse(
    item,
    Object.fromEntries(children.map(({ nodeName, textContent }) => [nodeName, textContent])),
  );
  const meta = children
    .filter(({ nodeName }) => nodeName === 'wp:postmeta')
    .map((entry) => ({
      key: childText(entry, 'wp:meta_key'),
      value: childText(entry, 'wp:meta_value'),
    }));
  const categories = children
    .filter(({ nodeName }) => nodeName === 'category')
    .map((one) => ({ domain: one.getAttribute('domain') ?? '', name: one.textContent.trim() }));
  const comments = children.filter(({ nodeName }) => nodeName === 'wp:comment').length;
  return {
    fields,
    categories,
    comments,
    metaOf: (...keys: string[]) =>
      meta.find(({ key, value }) => keys.includes(key) && value.trim() !== '')?.value.trim() ?? '',
    allMeta: (name: string) => meta.filter(({ key }) => key === name).map(({ value }) => value),
  };
}

export type Item = ReturnType<typeof readItem>;
