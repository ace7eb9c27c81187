import type { Feed, FeedItem } from './feed';

const date = (time: number) => new Date(time).toISOString();

function writeItem({ address, content, image, author, ...item }: FeedItem) {
  return {
    id: address,
    url: address,
    title: item.title,
    summary: item.summary,
    content_html: content,
    ...(image ? { image } : {}),
    date_published: date(item.createdAt),
    date_modified: date(item.updatedAt),
    authors: [{ name: author.name, url: author.page }],
    tags: item.tags,
  };
}

/** JSON Feed 1.1. */
export function writeJsonFeed({ title, description, page, addresses, items }: Feed) {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: page,
    feed_url: addresses.json,
    items: items.map(writeItem),
  });
}
