import type { ArticleFile } from '@server/seed/articles';

const folder = '../server/seed/articles/';

const texts = import.meta.glob<string>('../server/seed/articles/**/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The articles of the demo community, as the bundler includes them. */
export const articleFiles: readonly ArticleFile[] = Object.entries(texts).map(([path, text]) => ({
  name: path.slice(folder.length),
  text,
}));
