import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import type { RequestListener, ServerResponse } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { gzipSync } from 'node:zlib';
import { mostFileBytes } from '@contract/uploads';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createFetchPicture } from './fetchPicture';
import { resolveHost } from './resolveHost';
import { listenUntilEnd, servePictures } from './testing/servePictures';
import { testCertificate } from './testing/testCertificate';

const address = new URL('https://pictures.test/walk.png');

/** Fetches with a time that ends when the test says so. */
function createFetch(port: number) {
  const timer = { expire: () => {}, milliseconds: 0, isStopped: false };
  const fetchPicture = createFetchPicture({
    port,
    ca: testCertificate.cert,
    resolve: async () => ['127.0.0.1'],
    isPublic: (one) => one === '127.0.0.1',
    startTimer(expire, milliseconds) {
      Object.assign(timer, { expire, milliseconds });
      return () => void Object.assign(timer, { isStopped: true });
    },
  });
  return { timer, fetchPicture: async () => fetchPicture(address) };
}

async function fetchFrom(listener: RequestListener) {
  const { port } = await servePictures(listener);
  return createFetch(port).fetchPicture();
}

/** What the host sends, byte for byte. */
async function fetchRaw(text: string) {
  const server = createTlsServer({ ...testCertificate }, (socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => void socket.end(text));
  });
  const { port } = await listenUntilEnd(server);
  return createFetch(port).fetchPicture();
}

function createMoment() {
  let happen = () => {};
  const promise = new Promise<void>((resolve) => {
    happen = resolve;
  });
  return { promise, happen: () => happen() };
}

/** Writes until the connection closes. */
function writeForever(response: ServerResponse, part: Buffer) {
  while (!response.destroyed && response.write(part));
  if (!response.destroyed) response.once('drain', () => writeForever(response, part));
}

describe('the size is counted while the body comes', () => {
  test('5 MiB are fetched, and a byte more is too large', async () => {
    const largest = new Uint8Array(mostFileBytes).fill(7);
    const fetched = await fetchFrom((_, response) => void response.end(largest));
    expect(
      fetched !== 'refused' && fetched !== 'too large' && Buffer.compare(fetched, largest),
    ).toBe(0);
    const larger = new Uint8Array(mostFileBytes + 1);
    expect(await fetchFrom((_, response) => void response.end(larger))).toBe('too large');
  });

  test('an endless body is too large, and its connection is closed', async () => {
    const closed = createMoment();
    const part = Buffer.alloc(65_536);
    const result = await fetchFrom((_, response) => {
      response.on('close', closed.happen);
      response.on('error', () => undefined);
      writeForever(response, part);
    });
    expect(result).toBe('too large');
    await closed.promise;
  });

  test('a body that is longer than its Content-Length is not read beyond it', async () => {
    const result = await fetchRaw(`HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\n${'x'.repeat(100)}`);
    expect(result === 'refused' || result.length === 3).toBe(true);
  });

  test('a body that is shorter than its Content-Length is refused', async () => {
    expect(await fetchRaw('HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nxxx')).toBe('refused');
  });

  test('a small Content-Length beside chunks does not make a large body small', async () => {
    const chunk = `${(mostFileBytes + 1).toString(16)}\r\n${'x'.repeat(mostFileBytes + 1)}\r\n0\r\n\r\n`;
    const head = 'HTTP/1.1 200 OK\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n';
    expect(await fetchRaw(head + chunk)).toBe('refused');
  });

  test('a body of very many small parts is refused', async () => {
    const chunks = '1\r\nx\r\n'.repeat(20_001);
    const head = 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n';
    expect(await fetchRaw(`${head}${chunks}0\r\n\r\n`)).toBe('refused');
  });

  test('a compressed body is refused, so that it can’t become large', async () => {
    const bomb = gzipSync(Buffer.alloc(20 * mostFileBytes));
    const result = await fetchFrom((_, response) => {
      response.writeHead(200, { 'Content-Encoding': 'gzip', 'Content-Type': 'image/png' });
      response.end(bomb);
    });
    expect(bomb.byteLength).toBeLessThan(mostFileBytes);
    expect(result).toBe('refused');
  });
});

test.each([204, 206, 304, 400, 401, 404, 500, 503])('the status %i is refused', async (status) => {
  expect(await fetchFrom((_, response) => void response.writeHead(status).end())).toBe('refused');
});

test.each([302, 404])(
  'the connection of an answer %i is closed before its body ends',
  async (status) => {
    const closed = createMoment();
    const result = await fetchFrom((_, response) => {
      response.on('close', closed.happen);
      response.writeHead(status, { Location: 'http://pictures.test/' });
      response.write('x');
    });
    expect(result).toBe('refused');
    await closed.promise;
  },
);

test('headers that are too large, or come more than once, are refused', async () => {
  const large = `HTTP/1.1 200 OK\r\nX-Large: ${'x'.repeat(20_000)}\r\n\r\n`;
  expect(await fetchRaw(large)).toBe('refused');
  const hints = 'HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(1000);
  expect(await fetchRaw(`${hints}HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\nx`)).toBe('refused');
});

test('a host that changes the protocol, sends no HTTP or closes the connection is refused', async () => {
  const upgrade = 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n';
  for (const text of [upgrade, 'SSH-2.0-OpenSSH_9.6\r\n', '\r\n', ' ']) {
    expect(await fetchRaw(text), `with ${text}`).toBe('refused');
  }
});

describe('all together takes ten seconds at most, then the connection is closed', () => {
  /** Ends the time when something has happened at the host. */
  async function expectRefused(port: number, happened: Promise<unknown>, closed: Promise<unknown>) {
    const { timer, fetchPicture } = createFetch(port);
    const result = fetchPicture();
    await happened;
    expect([timer.milliseconds, timer.isStopped]).toEqual([10_000, false]);
    timer.expire();
    expect(await result).toBe('refused');
    await closed;
    expect(timer.isStopped).toBe(true);
  }

  test('when no handshake comes', async () => {
    const [happened, closed] = [createMoment(), createMoment()];
    const server = createTcpServer((socket) => {
      socket.on('close', closed.happen);
      socket.once('data', () => happened.happen());
    });
    const { port } = await listenUntilEnd(server);
    await expectRefused(port, happened.promise, closed.promise);
  });

  test.each<[string, (response: ServerResponse) => void]>([
    ['the head', () => undefined],
    ['the body', (response) => void response.write('x')],
  ])('when %s never ends', async (_, begin) => {
    const [happened, closed] = [createMoment(), createMoment()];
    const { port } = await servePictures((__, response) => {
      response.on('close', closed.happen);
      begin(response);
      happened.happen();
    });
    await expectRefused(port, happened.promise, closed.promise);
  });

  test('when a name server doesn’t answer', async () => {
    const server = createSocket('udp4');
    onTestFinished(() => void server.close());
    server.bind(0, '127.0.0.1');
    await once(server, 'listening');
    const end = new AbortController();
    const found = resolveHost('pictures.test', end.signal, [`127.0.0.1:${server.address().port}`]);
    await once(server, 'message');
    end.abort();
    expect(await found).toEqual([]);
  });

  test('when the time ends while a name is resolved, nothing is connected to', async () => {
    const { port, connections } = await servePictures((_, response) => void response.end('x'));
    const timer = { expire: () => {} };
    const fetchPicture = createFetchPicture({
      port,
      ca: testCertificate.cert,
      isPublic: () => true,
      async resolve() {
        timer.expire();
        return ['127.0.0.1'];
      },
      startTimer(expire) {
        timer.expire = expire;
        return () => {};
      },
    });
    expect(await fetchPicture(address)).toBe('refused');
    expect(connections()).toBe(0);
  });
});
