import { escapeHtmlText, escapeXml } from '@contract/document/html/escape';
import type { Feed, FeedItem } from './feed';
import { writeWithin } from './writeWithin';

const namespaces = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:media="http://search.yahoo.com/mrss/"',
].join(' ');

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;
/** Readers take it for HTML. */
const describe = (text: string) => element('description', escapeHtmlText(text));
const date = (time: number) => new Date(time).toUTCString();

function writeItem({
  id,
  address,
  externalUrl,
  title,
  summary,
  content,
  image,
  author,
  tags,
  publishedAt,
}: FeedItem) {
  return [
    '<item>',
    element('title', title),
    element('link', address),
    `<guid isPermaLink="${id === address}">${escapeXml(id)}</guid>`,
    element('pubDate', date(publishedAt)),
    element('dc:creator', author.name),
    // `source` would need the address of a feed.
    ...(externalUrl ? [element('dc:source', externalUrl)] : []),
    ...tags.map((tag) => element('category', tag)),
    describe(summary),
    ...(image ? [`<media:content url="${escapeXml(image)}" medium="image"/>`] : []),
    ...(content === null ? [] : [element('content:encoded', content)]),
    '</item>',
  ].join('\n');
}

/** RSS 2.0 with the full content of each post that is not too long. */
export function writeRss({ title, description, page, addresses, items }: Feed) {
  const changes = items.map(({ updatedAt }) => updatedAt);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<rss version="2.0" ${namespaces}>`,
    '<channel>',
    element('title', title),
    element('link', page),
    describe(description),
    `<atom:link href="${escapeXml(addresses.rss)}" rel="self" type="application/rss+xml"/>`,
    ...(items.length > 0 ? [element('lastBuildDate', date(Math.max(...changes)))] : []),
    ...writeWithin(items, writeItem),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}
