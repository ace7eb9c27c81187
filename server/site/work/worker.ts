import { MessagePort, parentPort, workerData } from 'node:worker_threads';
import * as v from 'valibot';
import { loadRenderer, type Renderer } from '../render/renderer';
import { apiAnswer, type FromWorker, type Job, job } from './messages';
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
const request = v.object({ job, port: v.instance(MessagePort) });

let renderer: Promise<Renderer> | undefined;

/** Calls the API in the thread that answers requests. */
function createApi(port: MessagePort) {
  const waiting = new Map<number, (response: Response) => void>();
  let last = 0;
  port.on('message', (value: unknown) => {
    const { id, status, headers, body } = v.parse(apiAnswer, value);
    waiting.get(id)?.(new Response(body, { status, headers }));
    waiting.delete(id);
  });
  return async (call: Request) => {
    last += 1;
    const id = last;
    const body = call.body === null ? null : await call.text();
    const { url, method } = call;
    const message: FromWorker = { kind: 'call', id, url, method, headers: [...call.headers], body };
    return new Promise<Response>((resolve) => {
      waiting.set(id, resolve);
      port.postMessage(message);
    });
  };
}

async function run(wanted: Job, port: MessagePort): Promise<unknown> {
  if (wanted.kind === 'task') return tasks[v.parse(taskName, wanted.name)].run(wanted.json);
  renderer ??= loadRenderer(folder, siteUrl);
  const { render } = await renderer;
  return render(new Request(wanted.url), createApi(port));
}

async function answer(message: unknown) {
  const { job: wanted, port } = v.parse(request, message);
  const done: FromWorker = await run(wanted, port).then(
    (result) => ({ kind: 'done', result }),
    (failure: unknown) => ({ kind: 'failed', message: String(failure) }),
  );
  port.postMessage(done);
  port.close();
}

parentPort?.on('message', (message: unknown) => void answer(message));
