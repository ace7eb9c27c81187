import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { build, preview } from 'vite';
import { createPost } from '../../e2e/pages/api';
import { Site } from '../../e2e/pages/Site';
import { killOnce, type Result } from './killOnce';
import { planKills } from './planKills';
import { longestLoss, reportKill, reportKills } from './report';
import { documentOfPost, postUrl } from './targets';

/** Ends the editor's page while someone types, and measures what is lost. */

const kills = 100;
const root = fileURLToPath(new URL('../..', import.meta.url));
const common = { root, mode: 'mocks', logLevel: 'error' as const };
const outDir = 'dist-mocks';

type Options = {
  /** Uses the files of an earlier build. */
  built: boolean;
  /** The part of the kills to run, such as `0-25`. */
  part: string | undefined;
};

function partOf(part = `0-${kills}`) {
  const [from = 0, to = kills] = part.split('-').map(Number);
  return planKills(kills).slice(from, to);
}

/** A browser profile in which the author is signed in and the post exists. */
async function prepare(browser: Browser, baseURL: string) {
  const viewport = { width: 1280, height: 800 };
  const context = await browser.newContext({ baseURL, viewport });
  const page = await context.newPage();
  await new Site(page).openAs('author', '/about');
  await createPost(page, { url: postUrl, document: documentOfPost });
  await page.close();
  return context;
}

async function runKills(browser: Browser, origin: string, part: string | undefined) {
  const context = await prepare(browser, origin);
  const results: Result[] = [];
  for (const kill of partOf(part)) {
    const result = await killOnce(context, kill);
    console.log(reportKill(result));
    results.push(result);
  }
  return results;
}

/** Prints a table and fails if a key was lost that was older than a second. */
export async function run(findBrowser: () => Promise<NodeJS.ProcessEnv>, { built, part }: Options) {
  const { CHROMIUM_PATH = '', ...env } = await findBrowser();
  if (!built) await build({ ...common, build: { outDir } });
  const server = await preview({ ...common, build: { outDir }, preview: { port: 0 } });
  const browser = await chromium.launch({
    executablePath: CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    env: { ...process.env, ...env },
  });
  try {
    const results = await runKills(browser, server.resolvedUrls?.local[0] ?? '', part);
    console.log(reportKills(results));
    if (results.some(({ lost }) => lost > longestLoss)) process.exitCode = 1;
  } finally {
    await browser.close();
    await server.close();
  }
}
