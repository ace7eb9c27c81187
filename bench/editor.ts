import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { build, preview } from 'vite';
import { median } from './median';

/**
 * Times opening and typing in documents of three sizes, relative to an unmodified Editor.js. Typing is
 * slowed down to the speed of a phone. Fails if a task takes longer than 50 ms while somebody types, and
 * than 1.25 times the longest one of Editor.js.
 */

const sizes = [50, 500, 2000] as const;
const rounds = 5;
const keys = 40;
const slowdown = 4;
/** In milliseconds, and in times of the longest one of Editor.js. */
const mostTask = 50;
const mostTimes = 1.25;
type Kind = 'stock' | 'ours';

const sentence = 'Compost needs <b>air</b>, water and <i>time</i>. ';

function blockAt(at: number) {
  const data = [
    { type: 'header', data: { text: `Chapter ${at}`, level: 2 } },
    { type: 'list', data: { style: 'unordered', items: ['One', 'Two', 'Three'] } },
    { type: 'quote', data: { text: sentence, caption: 'A gardener', alignment: 'left' } },
    { type: 'code', data: { code: 'const a = 1;\n'.repeat(5) } },
    {
      type: 'table',
      data: {
        withHeadings: true,
        content: [
          ['a', 'b'],
          ['c', 'd'],
        ],
      },
    },
  ];
  const place = at % 20;
  const block = place < data.length * 2 && place % 2 === 1 ? data[(place - 1) / 2] : undefined;
  return { id: `b${at}`, ...(block ?? { type: 'paragraph', data: { text: sentence.repeat(4) } }) };
}

const contentOf = (size: number) =>
  JSON.stringify({ time: 1, blocks: Array.from({ length: size }, (_, at) => blockAt(at)) });

const open = (page: Page, kind: Kind, content: string) =>
  page.evaluate<number>(`bench.open(${JSON.stringify(kind)}, ${JSON.stringify(content)})`);

type TraceEvent = { name: string; pid: number; tid: number; tdur?: number };

const isTraceEvent = (value: object): value is TraceEvent => 'name' in value && 'tid' in value;

/** The CPU time in milliseconds of each task of the page while `action` runs. */
async function traceTasks(devtools: CDPSession, action: () => Promise<unknown>) {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => events.push(...value.filter(isTraceEvent));
  devtools.on('Tracing.dataCollected', collect);
  const includedCategories = ['toplevel', 'devtools.timeline'];
  await devtools.send('Tracing.start', { traceConfig: { includedCategories } });
  await action();
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.end');
  await complete;
  devtools.off('Tracing.dataCollected', collect);
  const typed = events.find(({ name }) => name === 'EventDispatch');
  return events
    .filter(({ name, pid, tid }) => {
      return name.endsWith('RunTask') && pid === typed?.pid && tid === typed.tid;
    })
    .map(({ tdur = 0 }) => tdur / 1000);
}

/** The CPU time of typing in the middle of the document, until the change is reported and stored. */
async function timeTyping(page: Page, devtools: CDPSession) {
  const paragraphs = page.locator('.ce-paragraph');
  await paragraphs.nth(Math.floor((await paragraphs.count()) / 2)).click();
  await page.keyboard.type('x');
  await page.evaluate('bench.idle()');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const tasks = await traceTasks(devtools, async () => {
    await page.keyboard.type('x'.repeat(keys), { delay: 60 });
    const changed = page.evaluate('bench.changed()');
    await page.keyboard.type('x');
    await changed;
    await page.evaluate('bench.idle()');
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { work: tasks.reduce((sum, task) => sum + task, 0), longest: Math.max(...tasks) };
}

async function measure(page: Page, devtools: CDPSession, size: number) {
  const content = contentOf(size);
  const opening = { stock: [] as number[], ours: [] as number[] };
  const kinds: readonly Kind[] = ['stock', 'ours'];
  for (const kind of kinds) await open(page, kind, content);
  for (let round = 0; round < rounds; round += 1) {
    for (const kind of kinds) opening[kind].push(await open(page, kind, content));
  }
  const typing = { stock: { work: 0, longest: 0 }, ours: { work: 0, longest: 0 } };
  for (const kind of kinds) {
    await open(page, kind, content);
    typing[kind] = await timeTyping(page, devtools);
  }
  return { opening, typing };
}

async function serve() {
  const root = fileURLToPath(new URL('./editorPage', import.meta.url));
  const outDir = await mkdtemp(join(tmpdir(), 'editor-bench-'));
  const common = { root, configFile: false as const, logLevel: 'error' as const };
  const resolve = { tsconfigPaths: true };
  await build({ ...common, resolve, build: { outDir, emptyOutDir: true, target: 'es2023' } });
  const server = await preview({ ...common, build: { outDir }, preview: { port: 0 } });
  return { server, stop: () => rm(outDir, { recursive: true, force: true }) };
}

function show(size: number, { opening, typing }: Awaited<ReturnType<typeof measure>>) {
  const [stock, ours] = [median(opening.stock), median(opening.ours)];
  console.log(
    `${String(size).padStart(5)} blocks  open ${(ours / stock).toFixed(2)}x (stock ${stock.toFixed(0)} ms)` +
      `  type ${(typing.ours.work / typing.stock.work).toFixed(2)}x` +
      ` (stock ${(typing.stock.work / keys).toFixed(1)} ms a key)` +
      `  longest task ${(typing.ours.longest / typing.stock.longest).toFixed(2)}x` +
      ` (stock ${typing.stock.longest.toFixed(0)} ms)`,
  );
}

/** Prints one line per size. */
export async function run(findBrowser: () => Promise<NodeJS.ProcessEnv>) {
  const { CHROMIUM_PATH = '', ...env } = await findBrowser();
  const { server, stop } = await serve();
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
  const browser = await chromium.launch({
    executablePath: CHROMIUM_PATH,
    args,
    env: { ...process.env, ...env },
  });
  try {
    const page = await browser.newPage();
    const devtools = await page.context().newCDPSession(page);
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    const late: string[] = [];
    for (const size of sizes) {
      const measured = await measure(page, devtools, size);
      show(size, measured);
      const { ours, stock } = measured.typing;
      const { longest } = ours;
      if (longest > Math.max(mostTask, mostTimes * stock.longest))
        late.push(`${size} blocks: a task takes ${longest.toFixed(0)} ms`);
    }
    if (late.length > 0) throw new Error(late.join('\n'));
  } finally {
    await browser.close();
    await server.close();
    await stop();
  }
}
