import { parentPort, workerData } from 'node:worker_threads';
import * as v from 'valibot';
import { type LargePage, loadRenderer, type Renderer } from '../render/renderer';
import { type Job, type JobEnd, job } from './messages';
import { createSiteTasks, type SiteResults } from './siteTasks';

/** The worker thread: does one job at a time. */

const { folder, siteUrl } = v.parse(
  v.object({ folder: v.string(), siteUrl: v.string() }),
  workerData,
);
const tasks = createSiteTasks(siteUrl);
const taskName = v.custom<keyof SiteResults>(
  (name) => typeof name === 'string' && Object.hasOwn(tasks, name),
);

let renderer: Promise<Renderer> | undefined;

async function noCalls(): Promise<never> {
  throw new Error('The data of the page are not complete.');
}

/** Renders a page from what was answered when it was loaded. */
async function renderPage({ url, answers, served, site }: LargePage) {
  renderer ??= loadRenderer(folder, siteUrl);
  const { load } = await renderer;
  const page = await load(new Request(url), noCalls, { known: answers, site });
  return page.render(served);
}

async function run(wanted: Job): Promise<unknown> {
  if (wanted.kind === 'render') return renderPage(wanted.page);
  return tasks[v.parse(taskName, wanted.name)].run(wanted.json);
}

async function answer(message: unknown) {
  const end: JobEnd = await run(v.parse(job, message)).then(
    (result) => ({ kind: 'done', result }),
    (failure: unknown) => ({ kind: 'failed', message: String(failure) }),
  );
  parentPort?.postMessage(end);
}

parentPort?.on('message', (message: unknown) => void answer(message));
