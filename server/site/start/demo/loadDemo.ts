import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { apiPath } from '@contract/apiPath';
import type { Ports } from '@server/core/ports';
import { readArticles } from '@server/seed/articles';
import { type Community, createCommunity } from '@server/seed/community';
import type { ArticleFile } from '@server/seed/parseArticles';

const picture = /\.webp$/;
/** Buckets answer slowly, so several pictures are stored at a time. */
const parallel = 16;

export async function readArticleFiles(folder: string): Promise<ArticleFile[]> {
  const names = await readdir(folder, { recursive: true });
  return Promise.all(
    names
      .filter((name) => name.endsWith('.md'))
      .map(async (name) => ({
        name: name.replaceAll('\\', '/'),
        text: await readFile(join(folder, name), 'utf8'),
      })),
  );
}

async function storePictures(files: Ports['files'], folder: string) {
  const names = (await readdir(folder)).filter((name) => picture.test(name));
  async function storeNext(): Promise<void> {
    for (let name = names.pop(); name; name = names.pop()) {
      const bytes = new Uint8Array(await readFile(join(folder, name)));
      await files.put(name, { bytes, type: 'image/webp' });
    }
  }
  await Promise.all(Array.from({ length: parallel }, storeNext));
}

type DemoOptions = {
  ports: Pick<Ports, 'files' | 'clock'>;
  /** Stores all rows, or none. */
  insert: (community: Community) => Promise<void>;
  /** `server/seed`. */
  seedFolder: string;
};

/**
 * Loads the demo community. Its rows are stored last and together: an interrupted start leaves a site
 * without accounts, and the next one loads the community again.
 */
export async function loadDemo({ ports, insert, seedFolder }: DemoOptions) {
  const articles = readArticles(await readArticleFiles(join(seedFolder, 'articles')));
  const community = createCommunity({ now: ports.clock.now(), apiPath, articles });
  await storePictures(ports.files, join(seedFolder, 'pictures'));
  await insert(community);
}
