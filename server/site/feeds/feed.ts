import { readCanonicalUrl } from '@contract/canonicalUrl';
import { escapeHtmlText } from '@contract/document/html/escape';
import { type FeedScope, feedPaths } from '@contract/feedPaths';
import { foldText } from '@contract/foldText';
import { publicBookPath } from '@contract/furtherPaths';
import { hubPath, paths, postPath, profilePath } from '@contract/pages';
import { normalizeUsername } from '@contract/usernames';
import { readPublicSite } from '@server/core/site/readSite';
import type { Data } from '@server/data/port';
import type { PassageCardRow, PublicHeadingRow } from '@server/data/rows/bookCardRows';
import type { FeedPostRow } from '@server/data/rows/rows';

/** The newest posts of a scope, with absolute addresses. */
export type Feed = {
  siteName: string;
  title: string;
  description: string;
  /** The page that shows the same posts. */
  page: string;
  addresses: { rss: string; json: string };
  items: readonly FeedItem[];
};

export type FeedItem = {
  /** The first address of the post: it stays when the post gets another one. */
  id: string;
  address: string;
  /** Where the post was published first, on another site; '' if here. */
  externalUrl: string;
  title: string;
  summary: string;
  /** The whole post as HTML; null if it is too long for a feed. */
  content: string | null;
  /** The address of the cover, or '' if there is none. */
  image: string;
  author: { name: string; page: string };
  tags: readonly string[];
  publishedAt: number;
  updatedAt: number;
};

type FeedData = Pick<Data, 'site'> & {
  users: Pick<Data['users'], 'byUsername'>;
  posts: Pick<Data['posts'], 'feed'>;
};

/** The source of a feed. */
export type FeedSource = {
  data: FeedData;
  siteUrl: string;
  /** The content of a post as HTML. */
  html: (content: string) => Promise<string>;
  /** The newest passages of a public collection. */
  readBook: (name: { username: string; slug: string; take: number }) => Promise<PublicBook | null>;
  /** The newest public collections. */
  readBooks: (take: number) => Promise<readonly PublicHeadingRow[]>;
};

type PublicBook = { heading: PublicHeadingRow; passages: readonly PassageCardRow[] };

/** Readers ask often enough for this many posts. A longer one is read on its page. */
const asked = { take: 20, mostContentBytes: 100 * 1024 };

type Owner = Pick<FeedPostRow['author'], 'firstName' | 'lastName' | 'username'>;

const nameOf = ({ firstName, lastName, username }: Owner) =>
  `${firstName} ${lastName}`.trim() || username;

async function readItem(row: FeedPostRow, { siteUrl, html }: Writing): Promise<FeedItem> {
  const { username, firstName, lastName } = row.author;
  return {
    id: siteUrl + postPath(row.firstUrl),
    address: siteUrl + postPath(row.url),
    externalUrl: readCanonicalUrl(row.canonicalUrl, siteUrl) ?? '',
    title: row.title,
    summary: row.metaDescription,
    content: row.content === null ? null : await html(row.content),
    image: URL.canParse(row.image, siteUrl) && row.image ? new URL(row.image, siteUrl).href : '',
    author: { name: `${firstName} ${lastName}`.trim(), page: siteUrl + profilePath(username) },
    tags: row.tags,
    publishedAt: row.publishedAt ?? row.createdAt,
    updatedAt: row.updatedAt,
  };
}

type Writing = Pick<FeedSource, 'siteUrl' | 'html'>;

type FeedParts = Pick<Feed, 'siteName' | 'title' | 'description' | 'page'> & {
  scope: FeedScope;
  rows: readonly FeedPostRow[];
  writing: Writing;
};

async function toFeed({ scope, rows, writing, page, ...heading }: FeedParts): Promise<Feed> {
  const { siteUrl } = writing;
  const items: FeedItem[] = [];
  // One after the other: a feed must not fill the queue of the thread.
  for (const row of rows) items.push(await readItem(row, writing));
  const { rss, json } = feedPaths(scope);
  return {
    ...heading,
    page: siteUrl + page,
    addresses: { rss: siteUrl + rss, json: siteUrl + json },
    items,
  };
}

async function readSiteFeed({ data, ...writing }: FeedSource): Promise<Feed> {
  const { name, tagline } = await readPublicSite(data);
  const rows = await data.posts.feed(asked);
  return toFeed({
    scope: { kind: 'site' },
    siteName: name,
    title: name,
    description: tagline || 'The newest posts.',
    page: hubPath({}),
    rows,
    writing,
  });
}

async function readTopicFeed(name: string, { data, ...writing }: FeedSource): Promise<Feed | null> {
  const rows = await data.posts.feed({ tag: name, ...asked });
  // As its newest post writes it: the cached feed is the same for all spellings.
  const tag = rows[0]?.tags.find((written) => foldText(written) === foldText(name));
  if (tag === undefined) return null;
  const { name: siteName } = await readPublicSite(data);
  return toFeed({
    scope: { kind: 'topic', tag },
    siteName,
    title: `${siteName}: ${tag}`,
    description: `The newest posts about ${tag}.`,
    page: hubPath({ tag }),
    rows,
    writing,
  });
}

async function readAuthorFeed(
  name: string,
  { data, ...writing }: FeedSource,
): Promise<Feed | null> {
  const author = await data.users.byUsername(normalizeUsername(name));
  if (!author || author.isBlocked) return null;
  const { id, username } = author;
  const rows = await data.posts.feed({ authorId: id, ...asked });
  const fullName = nameOf(author);
  const { name: siteName } = await readPublicSite(data);
  return toFeed({
    scope: { kind: 'author', username },
    siteName,
    title: `${fullName} on ${siteName}`,
    description: `The newest posts by ${fullName}.`,
    page: profilePath(username),
    rows,
    writing,
  });
}

function readPassage(row: PassageCardRow, page: string, author: FeedItem['author']): FeedItem {
  const title = row.post?.title ?? (row.sourceTitle || row.sourceUrl);
  const lines = row.quote.split('\n').map(escapeHtmlText);
  return {
    id: `${page}#${row.id}`,
    address: `${page}#${row.id}`,
    externalUrl: '',
    title,
    summary: row.quote || title,
    content: row.quote === '' ? null : `<blockquote><p>${lines.join('<br>')}</p></blockquote>`,
    image: '',
    author,
    tags: [],
    publishedAt: row.createdAt,
    updatedAt: row.createdAt,
  };
}

const keptUnder = (title: string, name: string) => `What ${name} keeps under “${title}”.`;

type BookScope = Extract<FeedScope, { kind: 'book' }>;

async function readBookFeed(scope: BookScope, source: FeedSource): Promise<Feed | null> {
  const { siteUrl } = source;
  const found = await source.readBook({ ...scope, take: asked.take });
  if (!found) return null;
  const { owner, slug, title, intro } = found.heading;
  const name = nameOf(owner);
  const page = siteUrl + publicBookPath(owner.username, slug);
  const author = { name, page: siteUrl + profilePath(owner.username) };
  const { name: siteName } = await readPublicSite(source.data);
  const { rss, json } = feedPaths({ kind: 'book', username: owner.username, slug });
  return {
    siteName,
    title: `${title} · ${name} on ${siteName}`,
    description: intro || keptUnder(title, name),
    page,
    addresses: { rss: siteUrl + rss, json: siteUrl + json },
    items: found.passages.map((row) => readPassage(row, page, author)).toReversed(),
  };
}

function readHeading(row: PublicHeadingRow, siteUrl: string): FeedItem {
  const { owner, slug, title, intro, updatedAt } = row;
  const name = nameOf(owner);
  const address = siteUrl + publicBookPath(owner.username, slug);
  return {
    id: address,
    address,
    externalUrl: '',
    title: `${title} · ${name}`,
    summary: intro || keptUnder(title, name),
    content: null,
    image: '',
    author: { name, page: siteUrl + profilePath(owner.username) },
    tags: [],
    publishedAt: updatedAt,
    updatedAt,
  };
}

async function readBooksFeed({ data, siteUrl, readBooks }: FeedSource): Promise<Feed> {
  const { name: siteName } = await readPublicSite(data);
  const { rss, json } = feedPaths({ kind: 'books' });
  return {
    siteName,
    title: `${siteName}: Books`,
    description: 'The newest public headings of members’ books.',
    page: siteUrl + paths.books,
    addresses: { rss: siteUrl + rss, json: siteUrl + json },
    items: (await readBooks(asked.take)).map((row) => readHeading(row, siteUrl)),
  };
}

/** Reads a feed; null if there is no such author, topic or collection. */
export async function readFeed(scope: FeedScope, source: FeedSource): Promise<Feed | null> {
  if (scope.kind === 'author') return await readAuthorFeed(scope.username, source);
  if (scope.kind === 'book') return await readBookFeed(scope, source);
  if (scope.kind === 'books') return await readBooksFeed(source);
  return scope.kind === 'topic'
    ? await readTopicFeed(scope.tag, source)
    : await readSiteFeed(source);
}
