import { escapeHtmlAttribute, escapeHtmlText } from '@contract/document/html/escape';
import type { Feed, FeedItem } from './feed';
import { writeWithin } from './writeWithin';

const date = (time: number) => new Date(time).toISOString();

/** Each entry of a JSON feed needs a content. */
const readOn = ({ address, summary }: FeedItem) =>
  `<p>${escapeHtmlText(summary)}</p><p><a href="${escapeHtmlAttribute(address)}">Read on</a></p>`;

function writeItem(feedItem: FeedItem) {
  const { id, address, externalUrl, content, image, author, ...item } = feedItem;
  return JSON.stringify({
    id,
    url: address,
    ...(externalUrl ? { external_url: externalUrl } : {}),
    title: item.title,
    summary: item.summary,
    content_html: content ?? readOn(feedItem),
    ...(image ? { image } : {}),
    date_published: date(item.publishedAt),
    date_modified: date(item.updatedAt),
    authors: [{ name: author.name, url: author.page }],
    tags: item.tags,
  });
}

/** JSON Feed 1.1. */
export function writeJsonFeed({ title, description, page, addresses, items }: Feed) {
  const heading = JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: page,
    feed_url: addresses.json,
  });
  return `${heading.slice(0, -1)},"items":[${writeWithin(items, writeItem).join(',')}]}`;
}
