import { apiPath, filesPath } from '@contract/apiPath';
import { type FeedScope, feedPatterns } from '@contract/feedPaths';
import { folderOf, pages, paths } from '@contract/pages';
import type { Data } from '@server/data/port';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { readFeed } from './feed';
import { writePagesSitemap, writePostsSitemap, writeSitemapIndex } from './sitemap';
import { writeJsonFeed } from './writeJsonFeed';
import { writeRss } from './writeRss';

type FeedsOptions = { data: Pick<Data, 'users' | 'posts'>; siteUrl: string };

/** Pages that show nothing to a visitor. Opening the link of a verification would use it up. */
const privatePaths = [
  ...Object.values(pages.member).filter((path) => !path.startsWith(folderOf(paths.dashboard))),
  paths.denied,
  folderOf(paths.verifyAccount),
];

function robots(siteUrl: string) {
  return [
    'User-agent: *',
    `Allow: ${apiPath}${filesPath}`,
    'Disallow: /api/',
    ...privatePaths.map((path) => `Disallow: ${path}`),
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

const types = {
  rss: 'application/rss+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  text: 'text/plain; charset=utf-8',
};

/** Feeds are read again for each request, so that they contain a post as soon as it is published. */
function answer(body: string | null, type: keyof typeof types) {
  if (body === null) return new Response('Not found\n', { status: 404 });
  const headers = { 'Content-Type': types[type], 'Cache-Control': 'public, max-age=0' };
  return new Response(body, { headers });
}

/** Serves the feeds of the site, of authors and of topics, the sitemap and robots.txt. */
export function createFeeds(source: FeedsOptions) {
  const app = new Hono();
  app.use(etag());

  async function rss(scope: FeedScope) {
    const feed = await readFeed(scope, source);
    return answer(feed && writeRss(feed), 'rss');
  }
  async function json(scope: FeedScope) {
    const feed = await readFeed(scope, source);
    return answer(feed && writeJsonFeed(feed), 'json');
  }

  const { site, author, topic } = feedPatterns;
  app.get(site.rss, () => rss({ kind: 'site' }));
  app.get(site.json, () => json({ kind: 'site' }));
  app.get(author.rss, ({ req }) => rss({ kind: 'author', username: req.param('username') }));
  app.get(author.json, ({ req }) => json({ kind: 'author', username: req.param('username') }));
  app.get(topic.rss, ({ req }) => rss({ kind: 'topic', tag: req.param('tag') }));
  app.get(topic.json, ({ req }) => json({ kind: 'topic', tag: req.param('tag') }));
  app.get('/sitemap.xml', async () => answer(await writeSitemapIndex(source), 'xml'));
  app.get('/sitemaps/pages.xml', async () => answer(await writePagesSitemap(source), 'xml'));
  app.get('/sitemaps/:part{posts-[1-9][0-9]{0,5}\\.xml}', async ({ req }) => {
    const part = Number.parseInt(req.param('part').slice('posts-'.length), 10);
    return answer(await writePostsSitemap(part, source), 'xml');
  });
  app.get('/robots.txt', () => answer(robots(source.siteUrl), 'text'));
  return app;
}
