import * as v from 'valibot';
import { type CoreCall, type FromCore, toCore } from './coreMessages';
import { createCore } from './createCore';
import { partsFrom } from './partsFrom';

/** Runs the API in a thread of its own, so that a search in thousands of posts doesn't block the page. */
const send = (message: FromCore) => postMessage(message);

const report = (failure: unknown) => reportError(failure);

type Core = Awaited<ReturnType<typeof createCore>>;

async function answer(core: Core, { id, method, url, body }: CoreCall) {
  const request = new Request(url, {
    method,
    ...(body === null ? {} : { body, headers: { 'Content-Type': 'application/json' } }),
  });
  const { status, headers, text } = await core.answer(request).then(async (response) => ({
    status: response.status,
    headers: response.headers,
    text: await response.text(),
  }));
  send({ kind: 'answer', id, status, type: headers.get('Content-Type') ?? '', text });
}

let opened: Promise<Core> | null = null;

addEventListener('message', ({ data, ports: [port] }: MessageEvent<unknown>) => {
  const message = v.parse(toCore, data);
  if (message.kind === 'call') {
    void opened?.then((core) => answer(core, message)).catch(report);
    return;
  }
  if (!port) return;
  const { author, siteUrl } = message;
  opened = createCore({ author, siteUrl, readPart: partsFrom(port), report });
  void opened.then(() => send({ kind: 'loaded' })).catch(report);
});
