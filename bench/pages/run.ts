import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { createClient } from '@server/core/testing/createClient';
import type { Api } from '@server/createApi';
import { personaPassword } from '@server/seed/personas';
import { median } from '../median';
import { medianLoad, type PageLoad } from './figures';
import { interactions, measureInteraction } from './interactions';
import { measureLoad } from './measureLoad';
import { lateParts, overLimits } from './pageLimits';
import { type Persona, withPhone } from './phone';
import {
  type PageResult,
  reportInteractions,
  reportPages,
  reportShown,
  reportWaterfalls,
} from './report';
import { serveSite } from './site';
import { timeUntilLike } from './timeUntilLike';
import { memberPages, type Shown, timeUntilShown } from './timeUntilShown';
import { uploadPictures } from './uploadPictures';

/** Measures the first load of four pages beside hand-made ones, and how fast interactions answer. */

const rounds = 5;
/** A post with a picture, a table and code. */
const postUrl = 'counting-the-teeth-of-the-antikythera-mechanism';
const postPath = `/posts/${postUrl}`;

type MeasuredPage = { name: string; path: string; persona?: Persona };

const pages: readonly MeasuredPage[] = [
  { name: 'home', path: '/' },
  { name: 'hub', path: '/posts' },
  { name: 'post', path: postPath },
  { name: 'dashboard', path: '/dashboard', persona: 'author' },
];

type Measuring = { browser: Browser; origin: string; api: Api };

async function repeat<Result>(measure: () => Promise<Result>) {
  const results: Result[] = [];
  for (let round = 0; round < rounds; round += 1) results.push(await measure());
  return results;
}

/** Page and floor in turn, so that a change of the machine's load affects both. */
async function measurePage({ browser, origin }: Measuring, { name, path, persona }: MeasuredPage) {
  const floor: PageLoad[] = [];
  const page = await repeat(async () => {
    floor.push(
      await withPhone({ browser, origin }, (context) =>
        measureLoad(context, `${origin}/floor${path}`),
      ),
    );
    return withPhone({ browser, origin, persona }, (context) =>
      measureLoad(context, origin + path),
    );
  });
  return { name, page: medianLoad(page), floor: medianLoad(floor) };
}

async function createUnlike(api: Api) {
  const client = createClient(api);
  await client.ok('login', { body: { username: 'reader', password: personaPassword } });
  const { postDetails } = await client.ok('readPost', { params: { url: postUrl }, body: {} });
  return () => client.ok('unlikePost', { params: { postId: postDetails._id } });
}

async function measureLike({ browser, origin, api }: Measuring) {
  const unlike = await createUnlike(api);
  const times = await repeat(async () => {
    await unlike();
    return withPhone({ browser, origin, persona: 'reader' }, (context) =>
      timeUntilLike(context, origin + postPath),
    );
  });
  return {
    shown: median(times.map(({ shown }) => shown)),
    stored: median(times.map(({ stored }) => stored)),
  };
}

async function measureInteractions({ browser, origin, api }: Measuring) {
  const unlike = await createUnlike(api);
  const durations = new Map<string, number>();
  for (const [name, interaction] of Object.entries(interactions(postPath))) {
    const measured = await repeat(async () => {
      await unlike();
      return withPhone({ browser, origin, persona: 'reader' }, (context) =>
        measureInteraction(context, origin, interaction),
      );
    });
    durations.set(name, median(measured));
  }
  return durations;
}

/** The member's post with the longest text. */
async function longestOwnPost(api: Api) {
  const client = createClient(api);
  await client.ok('login', { body: { username: 'author', password: personaPassword } });
  const input = { params: { username: 'author' }, body: {} };
  const { blogPosts } = (await client.ok('readProfile', input)).userDetails;
  const [longest] = blogPosts.toSorted((one, other) => (other.minutes ?? 0) - (one.minutes ?? 0));
  return longest?.url ?? '';
}

async function measureShown(measuring: Measuring, part?: string) {
  const all: Shown[] = [];
  const ownPages = memberPages(await longestOwnPost(measuring.api));
  for (const page of Object.entries(ownPages)) {
    if (part === undefined || page[0] === part)
      all.push(...(await timeUntilShown(measuring, page, rounds)));
  }
  return all;
}

async function measureAll(measuring: Measuring, part?: string) {
  const results: PageResult[] = [];
  const measured = pages.filter(({ name }) => part === undefined || name === part);
  for (const page of measured) {
    const result = await measurePage(measuring, page);
    const like = page.path === postPath ? await measureLike(measuring) : undefined;
    results.push({ ...result, like });
    console.log(reportPages(results.slice(-1)));
  }
  const durations =
    part === undefined ? reportInteractions(await measureInteractions(measuring)) : '';
  console.log(durations);
  const shown = await measureShown(measuring, part);
  if (results.length + shown.length === 0) throw new Error(`There is no page named ${part}.`);
  console.log(reportShown(shown));
  const parts = [reportPages(results), durations, reportShown(shown), reportWaterfalls(results)];
  return { report: parts.join('\n'), over: [...overLimits(results), ...lateParts(shown)] };
}

async function saveReport(report: string, name: string) {
  const folder = join(import.meta.dirname, '../results');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, name), report);
  console.log(`with waterfalls: bench/results/${name}`);
}

type Options = {
  pictures: boolean;
  /** The only page to measure. */
  part?: string;
  loadModule: Parameters<typeof serveSite>[0];
};

/** Prints a table for each page; `pictures` uploads pictures of 1600x900 before. */
export async function run(
  findBrowser: () => Promise<NodeJS.ProcessEnv>,
  { pictures, part, loadModule }: Options,
) {
  const { CHROMIUM_PATH = '', ...env } = await findBrowser();
  const { origin, api, close } = await serveSite(loadModule);
  const browser = await chromium.launch({
    executablePath: CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    env: { ...process.env, ...env },
  });
  try {
    if (pictures) await uploadPictures(api, postUrl);
    const { report, over } = await measureAll({ browser, origin, api }, part);
    await saveReport(report, pictures ? 'pages-with-pictures.txt' : 'pages.txt');
    // Own pictures are larger than those that the limits are about.
    if (!pictures && over.length > 0) throw new Error(over.join('\n'));
  } finally {
    await browser.close();
    close();
  }
}
