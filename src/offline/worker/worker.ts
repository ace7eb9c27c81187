import * as v from 'valibot';
import { workerMessage } from '../messages';
import { kindOfRequest } from './addresses';
import { type BuildFiles, createWorker } from './createWorker';
import type { WorkerScope } from './scope';

declare const self: WorkerScope;
/** Replaced by the build. */
declare const buildFiles: BuildFiles;

/** How long the network has before a stored page is shown. */
const patience = 3000;

const worker = createWorker({
  storage: caches,
  fetch: (request) => fetch(request),
  wait: () =>
    new Promise((resolve) => {
      setTimeout(resolve, patience);
    }),
  build: buildFiles,
});

self.addEventListener('install', (event) => {
  // Safe: no version of the worker removes what pages of another one still load.
  event.waitUntil(worker.install().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const kind = kindOfRequest(request, self.location.origin);
  if (!kind) return;
  const keepRunning = (work: Promise<unknown>) => event.waitUntil(work);
  event.respondWith(worker.answer({ kind, request, keepRunning }));
});

self.addEventListener('message', (event) => {
  const parsed = v.safeParse(workerMessage, event.data);
  if (parsed.success) event.waitUntil(worker.receive(parsed.output));
});
