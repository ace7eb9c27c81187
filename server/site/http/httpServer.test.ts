import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { createTestApi } from '@server/core/testing/createTestApi';
import { createApi } from '@server/createApi';
import { afterEach, expect, test } from 'vitest';
import {
  type ConnectionLimits,
  closeServer,
  connectionLimits,
  createHttpServer,
  listen,
} from './httpServer';

/** Longer than a test may take. */
const never = 600_000;
const quick = { ...connectionLimits, request: never, silence: never, checkEvery: 20 };
const servers: ReturnType<typeof createHttpServer>[] = [];

async function serve(
  handle: Parameters<typeof createHttpServer>[0],
  limits: Partial<ConnectionLimits> = {},
) {
  const server = createHttpServer(handle, { ...quick, ...limits });
  servers.push(server);
  return { server, port: await listen(server, { port: 0, host: '127.0.0.1' }) };
}

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => closeServer(server, 0)));
});

const ok = () => new Response('ok');

/** Everything the server sends until it ends the connection. */
async function answerTo(socket: Socket) {
  socket.on('error', () => undefined);
  return text(socket);
}

/** Sends a byte at a time until the connection ends. */
function trickle(socket: Socket) {
  const timer = setInterval(() => socket.write('x'), 20);
  socket.once('close', () => clearInterval(timer));
}

test('a client that sends its headers slowly is cut off', async () => {
  const { port } = await serve(ok, { headers: 150 });
  const socket = connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
  trickle(socket);
  expect(await answerTo(socket)).toMatch(/^HTTP\/1.1 408/);
});

test('a client that sends its body slowly is cut off', async () => {
  const { port } = await serve(async (request) => new Response(await request.text()), {
    headers: 150,
    request: 200,
  });
  const socket = connect(port, '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\n');
  trickle(socket);
  await answerTo(socket);
  expect(socket.destroyed).toBe(true);
});

test('a client that sends nothing more is cut off', async () => {
  const { port } = await serve(async (request) => new Response(await request.text()), {
    silence: 100,
  });
  const socket = connect(port, '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n');
  await answerTo(socket);
  expect(socket.destroyed).toBe(true);
});

test('headers that are too large are refused', async () => {
  const { port } = await serve(ok, { headerBytes: 2048 });
  const headers = { Cookie: 'a'.repeat(3000) };
  expect((await fetch(`http://127.0.0.1:${port}`, { headers })).status).toBe(431);
});

test('more connections than the limit are closed', async () => {
  const { port } = await serve(ok, { connections: 1 });
  const first = connect(port, '127.0.0.1');
  await once(first, 'connect');
  first.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(first, 'data');
  expect(await answerTo(connect(port, '127.0.0.1'))).toBe('');
  first.destroy();
});

test('a body that announces too many bytes is refused without reading them', async () => {
  const api = createApi(createTestApi().ports);
  const { port } = await serve((request) => api.fetch(request));
  const path = '/api/v1/user/login';
  const first = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST' });
  const token = /XSRF-TOKEN=([^;]*)/.exec(first.headers.getSetCookie().join())?.[1];
  const socket = connect(port, '127.0.0.1');
  socket.write(
    [
      `POST ${path} HTTP/1.1`,
      'Host: localhost',
      `Cookie: XSRF-TOKEN=${token}`,
      `X-XSRF-TOKEN: ${token}`,
      'Content-Type: application/json',
      'Content-Length: 100000000',
      '',
      '{',
    ].join('\r\n'),
  );
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1.1 413/);
  // The rest isn't read: the connection ends.
  await answerTo(socket);
  expect(socket.bytesWritten).toBeLessThan(10_000);
});

test('a closing server answers what has arrived and accepts nothing more', async () => {
  let respond: (response: Response) => void = () => undefined;
  const { server, port } = await serve(
    () =>
      new Promise<Response>((resolve) => {
        respond = resolve;
      }),
  );
  const arrived = once(server, 'request');
  const pending = fetch(`http://127.0.0.1:${port}`);
  await arrived;
  const closed = closeServer(server, never);
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow('fetch failed');
  respond(new Response('answered'));
  expect(await (await pending).text()).toBe('answered');
  await closed;
});

test('a request that takes too long is cut off by the shutdown', async () => {
  const { server, port } = await serve(() => new Promise(() => undefined));
  server.once('request', () => void closeServer(server, 50));
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow('fetch failed');
});
