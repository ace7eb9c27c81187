import { escapeXml } from '@contract/document/html/escape';
import { publicBookPath } from '@contract/furtherPaths';
import { hubPath, isWhole, pages, postPath } from '@contract/pages';
import { isBuiltIn, sitePagePath } from '@contract/site/sitePages';
import type { Data } from '@server/data/port';

type SitemapData = {
  posts: Pick<Data['posts'], 'latest' | 'listPublicUrls' | 'keywords'>;
  book: Pick<Data['book'], 'listPublicHeadings'>;
  sitePages: Pick<Data['sitePages'], 'list'>;
};
type Source = { data: SitemapData; siteUrl: string };
type Entry = { path: string; updatedAt?: number };

/** Addresses in one file; the protocol allows 50,000. */
const partLength = 10_000;
const topics = 1000;
const pagePaths = Object.values({ ...pages.data, ...pages.static }).filter(isWhole);

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const declaration = '<?xml version="1.0" encoding="UTF-8"?>';

const bookPage = (part: number) => ({ skip: (part - 1) * partLength, take: partLength });

async function hasBooks({ book }: SitemapData, part: number) {
  const { rows } = await book.listPublicHeadings({ ...bookPage(part), take: 1 });
  return rows.length > 0;
}

/** The index of all parts. */
export async function writeSitemapIndex({ data, siteUrl }: Source) {
  const { count } = await data.posts.latest({ skip: 0, take: 1 });
  const parts = Math.ceil(count / partLength);
  const names = ['pages', ...Array.from({ length: parts }, (_, at) => `posts-${at + 1}`)];
  for (let part = 1; await hasBooks(data, part); part += 1) names.push(`books-${part}`);
  const entries = names.map(
    (name) => `<sitemap><loc>${escapeXml(`${siteUrl}/sitemaps/${name}.xml`)}</loc></sitemap>`,
  );
  return [declaration, `<sitemapindex ${namespace}>`, ...entries, '</sitemapindex>', ''].join('\n');
}

function writeEntries(entries: readonly Entry[], siteUrl: string) {
  const written = entries.map(({ path, updatedAt }) => {
    const changed =
      updatedAt === undefined ? '' : `<lastmod>${new Date(updatedAt).toISOString()}</lastmod>`;
    return `<url><loc>${escapeXml(siteUrl + path)}</loc>${changed}</url>`;
  });
  return [declaration, `<urlset ${namespace}>`, ...written, '</urlset>', ''].join('\n');
}

/**
 * The pages, those that administrators have written, and topics. Profiles are left out: their page asks visitors to sign in.
 */
export async function writePagesSitemap({ data, siteUrl }: Source) {
  const tags = await data.posts.keywords({ take: topics });
  const topicPaths = tags.map((tag) => hubPath({ tag }));
  const written = (await data.sitePages.list())
    .filter(({ slug, isPublished }) => isPublished && !isBuiltIn(slug))
    .map(({ slug, updatedAt }) => ({ path: sitePagePath(slug), updatedAt }));
  const others = [...pagePaths, ...topicPaths].map((path) => ({ path }));
  return writeEntries([...others, ...written], siteUrl);
}

/**
 * A part of the posts, oldest first, so that full parts stay as they are; null if it is empty. Posts that were
 * published first on another site are left out.
 */
export async function writePostsSitemap(part: number, { data, siteUrl }: Source) {
  const page = { skip: (part - 1) * partLength, take: partLength };
  const { rows } = await data.posts.listPublicUrls(page);
  if (rows.length === 0) return null;
  const entries = rows
    .filter(({ canonicalUrl }) => canonicalUrl === '')
    .map(({ url, updatedAt }) => ({ path: postPath(url), updatedAt }));
  return writeEntries(entries, siteUrl);
}

/** A part of the public collections, oldest first; null if it is empty. */
export async function writeBooksSitemap(part: number, { data, siteUrl }: Source) {
  const { rows } = await data.book.listPublicHeadings(bookPage(part));
  if (rows.length === 0) return null;
  const entries = rows.map(({ username, slug, updatedAt }) => ({
    path: publicBookPath(username, slug),
    updatedAt,
  }));
  return writeEntries(entries, siteUrl);
}
