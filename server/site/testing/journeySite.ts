import { cpSync, linkSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { apiPath } from '@contract/apiPath';
import { createLogger } from '@server/adapters/logger';
import { readArticles } from '@server/seed/articles';
import { createCommunity } from '@server/seed/community';
import { readSettings } from '../settings/readSettings';
import { readArticleFiles } from '../start/demo/loadDemo';
import { type RunningSite, startSite } from '../start/startSite';
import { openWork } from '../work/createWork';
import { createMemoryDatabase } from './memoryDatabase';

/**
 * A process of the journeys: with each message it starts the built site anew, with the demo community in memory, and
 * answers once the site accepts connections. It takes a tenth of the time in which a site with a database starts.
 */
const settings = readSettings(process.env);
const build = join(process.cwd(), 'dist');
const folders = { seed: join(process.cwd(), 'server/seed'), build, server: `${build}-server` };

/** The pictures of the community. What journeys upload has names of its own, so the folder stays in use. */
function preparePictures() {
  const pictures = join(folders.seed, 'pictures');
  const files = join(settings.dataFolder, 'files');
  rmSync(settings.dataFolder, { recursive: true, force: true });
  mkdirSync(files, { recursive: true });
  for (const name of readdirSync(pictures)) {
    try {
      linkSync(join(pictures, name), join(files, name));
    } catch {
      // On another file system.
      cpSync(join(pictures, name), join(files, name));
    }
  }
}

preparePictures();
const articles = readArticles(await readArticleFiles(join(folders.seed, 'articles')));
const community = createCommunity({ now: Date.now(), apiPath, articles });

/** Has no data of the site, so its thread stays for the next one. */
const work = openWork({ folder: folders.server, siteUrl: settings.siteUrl });

async function start() {
  const database = createMemoryDatabase();
  await database.insertCommunity(structuredClone(community));
  return startSite({
    settings,
    database,
    work: { ...work, close: async () => undefined },
    log: createLogger({ level: settings.logLevel }),
    isEmpty: true,
    folders,
  });
}

let site: RunningSite | undefined;

process.on('message', () => {
  async function renew() {
    await site?.close();
    site = await start();
    process.send?.('started');
  }
  void renew();
});
