import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isLarge } from '@server/core/documents/isLarge';
import { type RunTask, runInThread } from '@server/core/documents/tasks';
import * as v from 'valibot';
import { type RenderLarge, rendered } from '../render/renderer';
import type { ApiAnswer, ApiCall } from './messages';
import { createSiteTasks, type SiteResults } from './siteTasks';
import { createWorkerThread, type WorkerThread } from './workerThread';

type Api = (request: Request) => Promise<Response>;

async function answerCall(
  api: Api,
  { id, url, method, headers, body }: ApiCall,
): Promise<ApiAnswer> {
  const response = await api(new Request(url, { method, headers, body }));
  return {
    id,
    status: response.status,
    headers: [...response.headers],
    body: await response.text(),
  };
}

/** Those who write don't wait for what takes readers' pages long. */
type Threads = { saving: WorkerThread; reading: WorkerThread };

/** What is done with a document when it is saved. */
const saving: ReadonlySet<keyof SiteResults> = new Set<keyof SiteResults>([
  'size',
  'showsAnything',
  'read',
  'columns',
]);

type WorkOptions = { siteUrl: string; threads: Threads | null };

/** Documents and pages that are large are left to the threads; without them, this thread does all. */
export function createWork({ siteUrl, threads }: WorkOptions) {
  const tasks = createSiteTasks(siteUrl);
  const here = runInThread(tasks);

  const documents: RunTask<SiteResults> = async (name, json) => {
    // A summary compares each sentence with each other one, so it takes long for less.
    const isMuchWork = name === 'summary' || isLarge(json);
    if (!threads || !isMuchWork) return here(name, json);
    const thread = saving.has(name) ? threads.saving : threads.reading;
    return v.parse(tasks[name].output, await thread.run({ kind: 'task', name, json }));
  };

  const renderLarge: RenderLarge | null =
    threads &&
    (async ({ url }, api) => {
      const job = { kind: 'render', url } as const;
      return v.parse(
        rendered,
        await threads.reading.run(job, async (call) => answerCall(api, call)),
      );
    });

  async function close() {
    await Promise.all([threads?.saving.close(), threads?.reading.close()]);
  }

  return { documents, renderLarge, close };
}

export type Work = ReturnType<typeof createWork>;

/** With the worker of the build, if there is one. */
export function openWork({ folder, siteUrl }: { folder: string; siteUrl: string }) {
  const file = join(folder, 'worker.js');
  const start = () => createWorkerThread(file, { folder, siteUrl });
  const threads = existsSync(file) ? { saving: start(), reading: start() } : null;
  return createWork({ siteUrl, threads });
}
