import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isLarge } from '@server/core/documents/isLarge';
import { type RunTask, runInThread } from '@server/core/documents/tasks';
import * as v from 'valibot';
import { type RenderLarge, rendered } from '../render/renderer';
import { createSiteTasks, type SiteResults } from './siteTasks';
import { createWorkerThread, type WorkerThread } from './workerThread';

type WorkOptions = { siteUrl: string; thread: WorkerThread | null };

/** Documents and pages that are large are left to the thread; without one, this thread does all. */
export function createWork({ siteUrl, thread }: WorkOptions) {
  const tasks = createSiteTasks(siteUrl);
  const here = runInThread(tasks);

  const documents: RunTask<SiteResults> = async (name, json) => {
    // A summary compares each sentence with each other one, so it takes long for less.
    const isMuchWork = name === 'summary' || isLarge(json);
    if (!thread || !isMuchWork) return here(name, json);
    return v.parse(tasks[name].output, await thread.run({ kind: 'task', name, json }));
  };

  const renderLarge: RenderLarge | null =
    thread && (async (page) => v.parse(rendered, await thread.run({ kind: 'render', page })));

  return { documents, renderLarge, close: async () => thread?.close() };
}

export type Work = ReturnType<typeof createWork>;

/** With the worker of the build, if there is one. */
export function openWork({ folder, siteUrl }: { folder: string; siteUrl: string }) {
  const file = join(folder, 'worker.js');
  const thread = existsSync(file) ? createWorkerThread(file, { folder, siteUrl }) : null;
  return createWork({ siteUrl, thread });
}
