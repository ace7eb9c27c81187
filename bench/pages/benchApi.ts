import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createMockApi } from '@mocks/createMockApi';
import { loadCommunity } from '@mocks/loadCommunity';
import { readArticleFiles } from '@mocks/testing/readArticleFiles';
import { createSharpPictures } from '@server/adapters/sharpPictures';
import { createMemoryFiles } from '@server/core/adapters/memoryFiles';
import type { Files } from '@server/core/ports';
import { createApi } from '@server/createApi';
import { ofTheSite } from '@server/lib/share';
import { readArticles } from '@server/seed/articles';
import { createCommunity } from '@server/seed/community';
import { createChanges } from '@server/site/cache/changes';
import { watchChanges } from '@server/site/cache/watchChanges';

const pictures = join(import.meta.dirname, '../../server/seed/pictures');

/** Uploads are in memory; the pictures of the demo community are on the disk. */
function createBenchFiles(): Files {
  const uploads = createMemoryFiles();
  return {
    ...uploads,
    async get(name) {
      const uploaded = await uploads.get(name);
      if (uploaded || !/^[\w-]+\.webp$/.test(name)) return uploaded;
      const bytes = await readFile(join(pictures, name)).catch(() => null);
      return bytes && { bytes: new Uint8Array(bytes), type: 'image/webp' };
    },
  };
}

/** The API core with the demo community, which sets cookies itself, and its data. */
export async function createBenchApi() {
  const changes = await createChanges({ report: console.error });
  const { ports, data } = createMockApi({
    files: createBenchFiles(),
    pictures: createSharpPictures(ofTheSite),
    report: console.error,
    iterations: 1,
    site: { url: 'http://localhost', cookies: { read: () => undefined, write: () => undefined } },
  });
  const articles = readArticles(readArticleFiles());
  loadCommunity(data, createCommunity({ now: Date.now(), apiPath: '/api/v1', articles }));
  const watched = watchChanges(data, changes.emit);
  return { api: createApi({ ...ports, data: watched }), data: watched, changes };
}
