import type { ParsedFile } from '@server/seed/articles';
import type { Article } from '@server/seed/parseArticles';

const folder = '../server/seed/articles/';

const articles = import.meta.glob<readonly Article[]>('../server/seed/articles/**/*.md', {
  import: 'default',
  eager: true,
});

/** The articles of the demo community. The build parses them; see `demoArticles` in vite.config.ts. */
export const parsedArticles: readonly ParsedFile[] = Object.entries(articles).map(
  ([path, articles]) => ({ name: path.slice(folder.length), articles }),
);
