import { fillPath } from './endpoint';
import { paths } from './pages';

/**
 * What a feed contains: all posts, one author's, those of one topic, those of a public collection,
 * or all public collections.
 */
export type FeedScope =
  | { kind: 'site' }
  | { kind: 'author'; username: string }
  | { kind: 'topic'; tag: string }
  | { kind: 'book'; username: string; slug: string }
  | { kind: 'books' };

/** The paths of the feeds as RSS 2.0 and as JSON Feed. Parameters start with a colon. */
export const feedPatterns = {
  site: { rss: '/feed.xml', json: '/feed.json' },
  author: { rss: `${paths.profile}/feed.xml`, json: `${paths.profile}/feed.json` },
  books: { rss: `${paths.books}/feed.xml`, json: `${paths.books}/feed.json` },
  book: { rss: `${paths.publicBook}/feed.xml`, json: `${paths.publicBook}/feed.json` },
  topic: { rss: '/topics/:tag/feed.xml', json: '/topics/:tag/feed.json' },
} as const;

/** The paths of a feed. */
export function feedPaths(scope: FeedScope) {
  const { rss, json } = feedPatterns[scope.kind];
  return { rss: fillPath(rss, scope), json: fillPath(json, scope) };
}
