import { apiPath, filesPath } from '@contract/apiPath';
import { type FeedScope, feedPaths, feedPatterns } from '@contract/feedPaths';
import { foldText } from '@contract/foldText';
import { folderOf, pages, paths } from '@contract/pages';
import { normalizeUsername } from '@contract/usernames';
import type { Data } from '@server/data/port';
import { Hono } from 'hono';
import { type FeedSource, readFeed } from './feed';
import { createFeedStore, type StoreOptions } from './feedStore';
import {
  writeBooksSitemap,
  writePagesSitemap,
  writePostsSitemap,
  writeSitemapIndex,
} from './sitemap';
import { writeFeedPage } from './writeFeedPage';
import { writeJsonFeed } from './writeJsonFeed';
import { writeRss } from './writeRss';

type FeedsOptions = StoreOptions &
  FeedSource & { data: Pick<Data, 'users' | 'posts' | 'book' | 'site' | 'sitePages'> };

/**
 * Pages that show nothing to a visitor, and previews of drafts. Opening the link of a verification would use
 * it up.
 */
const privatePaths = [
  ...Object.values(pages.member).filter(
    (path) => path !== paths.book && !path.startsWith(folderOf(paths.dashboard)),
  ),
  // Public collections are below an address that begins like it.
  `${paths.book}$`,
  paths.denied,
  folderOf(paths.verifyAccount),
  folderOf(paths.preview),
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

const writers = { rss: writeRss, json: writeJsonFeed, page: writeFeedPage };

/** Whether a person opens the address of a feed, and not a program. `?raw` shows the feed itself. */
const isOpenedByPerson = ({ url, headers }: Request) =>
  /\btext\/html\b/.test(headers.get('Accept') ?? '') && !new URL(url).searchParams.has('raw');

const authorScope = (username: string): FeedScope => ({
  kind: 'author',
  username: normalizeUsername(username),
});

const bookScope = ({ username, slug }: { username: string; slug: string }): FeedScope => ({
  kind: 'book',
  username: normalizeUsername(username),
  slug: slug.normalize('NFKC'),
});

/** One for all spellings of a topic or name, so that their feed is composed and cached once. */
function keyScope(scope: FeedScope): FeedScope {
  if (scope.kind === 'topic') return { ...scope, tag: foldText(scope.tag) };
  return scope.kind === 'site' || scope.kind === 'books'
    ? scope
    : { ...scope, username: scope.username.toLowerCase() };
}

/** Serves the feeds of the site, of authors, of topics and of books, the sitemap and robots.txt. */
export function createFeeds(source: FeedsOptions) {
  const app = new Hono();
  // The site answers failures.
  app.onError((failure) => {
    throw failure;
  });
  const store = createFeedStore(source);

  const answer = async (request: Request, scope: FeedScope, wanted: 'rss' | 'json') => {
    const type = wanted === 'rss' && isOpenedByPerson(request) ? 'page' : wanted;
    return store.answer(request, {
      key: `${feedPaths(keyScope(scope))[wanted]}${type === 'page' ? ' page' : ''}`,
      type,
      async write() {
        const feed = await readFeed(scope, source);
        return feed && writers[type](feed);
      },
    });
  };
  const sitemap = (request: Request, key: string, write: () => Promise<string | null>) =>
    store.answer(request, { key, type: 'xml', write });

  const { site, author, books, book, topic } = feedPatterns;
  app.get(site.rss, ({ req }) => answer(req.raw, { kind: 'site' }, 'rss'));
  app.get(site.json, ({ req }) => answer(req.raw, { kind: 'site' }, 'json'));
  app.get(author.rss, ({ req }) => answer(req.raw, authorScope(req.param('username')), 'rss'));
  app.get(author.json, ({ req }) => answer(req.raw, authorScope(req.param('username')), 'json'));
  app.get(books.rss, ({ req }) => answer(req.raw, { kind: 'books' }, 'rss'));
  app.get(books.json, ({ req }) => answer(req.raw, { kind: 'books' }, 'json'));
  app.get(book.rss, ({ req }) => answer(req.raw, bookScope(req.param()), 'rss'));
  app.get(book.json, ({ req }) => answer(req.raw, bookScope(req.param()), 'json'));
  app.get(topic.rss, ({ req }) => answer(req.raw, { kind: 'topic', tag: req.param('tag') }, 'rss'));
  app.get(topic.json, ({ req }) =>
    answer(req.raw, { kind: 'topic', tag: req.param('tag') }, 'json'),
  );
  app.get('/sitemap.xml', ({ req }) => sitemap(req.raw, 'index', () => writeSitemapIndex(source)));
  app.get('/sitemaps/pages.xml', ({ req }) =>
    sitemap(req.raw, 'pages', () => writePagesSitemap(source)),
  );
  app.get('/sitemaps/:part{posts-[1-9][0-9]{0,5}\\.xml}', ({ req }) => {
    const part = Number.parseInt(req.param('part').slice('posts-'.length), 10);
    return sitemap(req.raw, `posts ${part}`, () => writePostsSitemap(part, source));
  });
  app.get('/sitemaps/:part{books-[1-9][0-9]{0,5}\\.xml}', ({ req }) => {
    const part = Number.parseInt(req.param('part').slice('books-'.length), 10);
    return sitemap(req.raw, `books ${part}`, () => writeBooksSitemap(part, source));
  });
  app.get('/robots.txt', ({ text }) =>
    text(robots(source.siteUrl), 200, { 'Cache-Control': 'public, max-age=0' }),
  );
  return app;
}
