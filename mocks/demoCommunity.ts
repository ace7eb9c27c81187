import { apiPath } from '@contract/apiPath';
import { arrangeArticles, type ParsedFile } from '@server/seed/articles';
import { createCommunity } from '@server/seed/community';
import type { Article } from '@server/seed/parseArticles';

const folder = '../server/seed/articles/';

const articles = import.meta.glob<readonly Article[]>('../server/seed/articles/**/*.md', {
  import: 'default',
  eager: true,
});

/** The articles of the demo community. The build parses them; see `demoArticles` in vite.config.ts. */
const parsedArticles: readonly ParsedFile[] = Object.entries(articles).map(([path, articles]) => ({
  name: path.slice(folder.length),
  articles,
}));

/** Creates the demo community. Loaded only if there is no saved state: its articles are large. */
export function createDemoCommunity(size: 'usual' | 'large') {
  const articles = arrangeArticles(parsedArticles);
  return createCommunity({ now: Date.now(), apiPath, articles, size });
}
