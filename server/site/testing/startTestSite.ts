import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createLogger } from '@server/adapters/logger';
import { readSettings } from '../settings/readSettings';
import type { SiteDatabase } from '../siteDatabase';
import { startSite } from '../start/startSite';
import { openWork } from '../work/createWork';
import { createMemoryDatabase } from './memoryDatabase';

const seed = join(import.meta.dirname, '../../seed');

type TestSiteOptions = {
  environment?: Record<string, string>;
  database?: SiteDatabase;
  isEmpty?: boolean;
  bucketPatience?: number;
  /** The files of both builds, by path. */
  build?: Readonly<Record<string, string | Uint8Array>>;
};

async function writeFiles(folder: string, files: Readonly<Record<string, string | Uint8Array>>) {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
}

/** Starts a site on a free port, with a data folder of its own. Empty unless stated otherwise. */
export async function startTestSite(options: TestSiteOptions = {}) {
  const {
    environment = {},
    database = createMemoryDatabase(),
    isEmpty = true,
    build = {},
    bucketPatience,
  } = options;
  const folder = await mkdtemp(join(tmpdir(), 'commonplace-site-'));
  const folders = { seed, build: join(folder, 'dist'), server: join(folder, 'dist-server') };
  await writeFiles(folder, build);
  const settings = readSettings({
    PORT: '0',
    SITE_URL: 'http://localhost:3000',
    DATA_FOLDER: join(folder, 'data'),
    ...environment,
  });
  const lines: string[] = [];
  const log = createLogger({
    level: 'debug',
    destination: { write: (line) => void lines.push(line) },
  });
  const work = openWork({ folder: folders.server, siteUrl: settings.siteUrl });
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const site = await startSite({
      settings,
      database,
      work,
      log,
      isEmpty,
      folders,
      ...(bucketPatience === undefined ? {} : { bucketPatience }),
    });
    return {
      ...site,
      database,
      origin: `http://127.0.0.1:${site.port}`,
      /** The lines of the log. */
      lines,
      async close() {
        await site.close();
        await remove();
      },
    };
  } catch (failure) {
    await remove();
    throw failure;
  }
}
