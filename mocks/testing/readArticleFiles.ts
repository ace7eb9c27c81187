import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ArticleFile } from '@server/seed/parseArticles';

const folder = join(import.meta.dirname, '../../server/seed/articles');

/** Reads the articles of the demo community from the disk. */
export function readArticleFiles(): readonly ArticleFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => ({
      name: path.replaceAll('\\', '/'),
      text: readFileSync(join(folder, path), 'utf8'),
    }));
}
