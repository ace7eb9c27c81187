import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

type Handle = (request: Request) => Promise<Response>;

const compress = promisify(brotliCompress);
const compressible = /^(text\/|application\/(json|javascript)|image\/svg)/;

/** Compresses as a host does: files once with the best quality, answers quickly. */
export async function brotli(bytes: Uint8Array, quality: number) {
  const compressed = await compress(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality },
  });
  return new Uint8Array(compressed);
}

export const isCompressible = (type: string) => compressible.test(type);

async function toRequest(incoming: IncomingMessage) {
  const { method = 'GET', url = '/', headers } = incoming;
  const copied = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) copied.set(name, [value].flat().join(', '));
  }
  const body = method === 'GET' ? null : Buffer.concat(await incoming.toArray());
  return new Request(`http://${headers.host}${url}`, { method, headers: copied, body });
}

/** A stream of events ends when its reader leaves. */
async function sendEvents({ headers, status, body }: Response, outgoing: ServerResponse) {
  outgoing.writeHead(status, [...headers].flat());
  outgoing.flushHeaders();
  const reader = body?.getReader();
  outgoing.on('close', () => void reader?.cancel());
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
    outgoing.write(part.value);
}

async function send(response: Response, outgoing: ServerResponse) {
  const { headers, status } = response;
  if (headers.get('Content-Type')?.startsWith('text/event-stream'))
    return sendEvents(response, outgoing);
  let body = new Uint8Array(await response.arrayBuffer());
  if (!headers.has('Content-Encoding') && isCompressible(headers.get('Content-Type') ?? '')) {
    body = await brotli(body, 4);
    headers.set('Content-Encoding', 'br');
  }
  headers.forEach((value, name) => outgoing.setHeader(name, value));
  outgoing.setHeader('Set-Cookie', headers.getSetCookie());
  outgoing.setHeader('Content-Length', body.byteLength);
  outgoing.writeHead(status).end(body);
}

/** Serves a handler over HTTP on a free port. The measured browser accepts brotli. */
export async function serve(handle: Handle) {
  const server = createServer((incoming, outgoing) => {
    toRequest(incoming)
      .then(handle)
      .then((response) => send(response, outgoing))
      .catch((failure: unknown) => {
        console.error(failure);
        outgoing.writeHead(500).end();
      });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    origin: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
