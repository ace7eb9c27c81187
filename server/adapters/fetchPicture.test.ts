import type { RequestListener } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { createFetchPicture } from './fetchPicture';
import { isPublicAddress } from './publicAddresses';
import { listenUntilEnd, servePictures } from './testing/servePictures';
import { testCertificate } from './testing/testCertificate';

const address = new URL('https://pictures.test/walk.png?size=large');
const picture = new Uint8Array([1, 2, 3]);
const sendPicture: RequestListener = (_, response) => void response.end(picture);

/** Trusts the hosts of the tests, and takes 127.0.0.1 and ::1 for public addresses. */
const trusting = (port: number) => ({
  port,
  ca: testCertificate.cert,
  resolve: async (): Promise<string[]> => ['127.0.0.1'],
  isPublic: (one: string) => one === '127.0.0.1' || one === '::1' || isPublicAddress(one),
});

/** A host that counts its connections, with the addresses that are public outside of tests. */
async function guarded(resolve: (host: string) => string[]) {
  const { port, connections } = await servePictures(sendPicture);
  const fetchPicture = createFetchPicture({
    port,
    ca: testCertificate.cert,
    resolve: async (host) => resolve(host),
  });
  return { fetchPicture, connections };
}

test('a picture is fetched without cookies, credentials or an address of the site', async () => {
  const headers: unknown[] = [];
  const { port } = await servePictures((request, response) => {
    headers.push(request.url, request.headers);
    response.end(picture);
  });
  const fetchPicture = createFetchPicture(trusting(port));
  expect(await fetchPicture(address)).toEqual(picture);
  expect(headers).toEqual([
    '/walk.png?size=large',
    {
      host: 'pictures.test',
      'user-agent': 'Commonplace (pictures of posts)',
      accept: 'image/webp, image/png, image/jpeg, image/gif',
      'accept-encoding': 'identity',
      connection: 'close',
    },
  ]);
});

test.each(['127.0.0.1', '[::1]'])(
  'an address is connected to as it is written: %s',
  async (host) => {
    const { port } = await servePictures(sendPicture, { host: host.replaceAll(/[[\]]/g, '') });
    const resolve = vi.fn(trusting(port).resolve);
    const fetchPicture = createFetchPicture({ ...trusting(port), resolve });
    expect(await fetchPicture(new URL(`https://${host}/walk.png`))).toEqual(picture);
    expect(resolve).not.toHaveBeenCalled();
  },
);

test.each([
  'http://pictures.test/',
  'ftp://pictures.test/',
  'file:///etc/passwd',
  'data:image/png;base64,AAAA',
  'https://pictures.test:8443/',
  'https://pictures.test:80/',
  'https://ada@pictures.test/',
  'https://ada:secret@pictures.test/',
])('%s is refused before its host is looked up', async (text) => {
  const resolve = vi.fn(async () => ['127.0.0.1']);
  const fetchPicture = createFetchPicture({ ...trusting(443), resolve });
  expect(await fetchPicture(new URL(text))).toBe('refused');
  expect(resolve).not.toHaveBeenCalled();
});

describe('an address that is not public is not connected to', () => {
  test.each([
    '127.0.0.1',
    '127.1',
    '127.0.0.1.',
    '2130706433',
    '0x7f000001',
    '0x7f.1',
    '017700000001',
    '0',
    '10.0.0.1',
    '169.254.169.254',
    '192.168.1.1',
    '[::]',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '[2002:7f00:1::]',
    '[fd00::1]',
    '[fe80::1]',
  ])('written as %s', async (host) => {
    const { fetchPicture, connections } = await guarded(() => []);
    expect(await fetchPicture(new URL(`https://${host}/`))).toBe('refused');
    expect(connections()).toBe(0);
  });

  test.each(['localhost', 'localhost.', 'a.localhost', 'db', 'printer.local', 'vault.internal'])(
    'resolved from %s',
    async (host) => {
      const { fetchPicture, connections } = await guarded(() => ['127.0.0.1']);
      expect(await fetchPicture(new URL(`https://${host}/`))).toBe('refused');
      expect(connections()).toBe(0);
    },
  );

  test.each([
    ['beside a public one', ['203.0.114.1', '127.0.0.1']],
    ['before a public one', ['127.0.0.1', '203.0.114.1']],
    ['as a mapped address', ['::ffff:127.0.0.1']],
    ['of the metadata of a cloud', ['169.254.169.254']],
    ['of another family', ['203.0.114.1', '::1']],
    ['that is none', ['localhost']],
  ])('%s', async (_, addresses) => {
    const { fetchPicture, connections } = await guarded(() => addresses);
    expect(await fetchPicture(address)).toBe('refused');
    expect(connections()).toBe(0);
  });
});

test('a name that is bound to another address after the check is connected to as it was checked', async () => {
  const checked = await servePictures(sendPicture);
  const other = await servePictures(sendPicture, { host: '127.0.0.2', port: checked.port });
  const resolve = vi.fn(async () => ['127.0.0.2']).mockResolvedValueOnce(['127.0.0.1']);
  const fetchPicture = createFetchPicture({ ...trusting(checked.port), resolve });
  expect(await fetchPicture(address)).toEqual(picture);
  expect(resolve).toHaveBeenCalledTimes(1);
  expect([checked.connections(), other.connections()]).toEqual([1, 0]);
  expect(await fetchPicture(address)).toBe('refused');
  expect(other.connections()).toBe(0);
});

test('a name that is bound to another address between redirects is refused', async () => {
  const redirect: RequestListener = (_, response) =>
    void response.writeHead(302, { Location: '/again' }).end();
  const { port, connections } = await servePictures(redirect);
  const resolve = vi.fn(async () => ['127.0.0.2']).mockResolvedValueOnce(['127.0.0.1']);
  const fetchPicture = createFetchPicture({ ...trusting(port), resolve });
  expect(await fetchPicture(address)).toBe('refused');
  expect([connections(), resolve.mock.calls.length]).toEqual([1, 2]);
});

describe('a redirect', () => {
  /** Redirects from /1 to /2 and so on until the last, which is the picture. */
  async function serveRedirects(most: number) {
    const paths: string[] = [];
    const { port } = await servePictures((request, response) => {
      paths.push(request.url ?? '');
      const at = paths.length;
      if (at > most) response.end(picture);
      else response.writeHead(301, { Location: `https://moved.test/${at + 1}` }).end();
    });
    return { fetchPicture: createFetchPicture(trusting(port)), paths };
  }

  test('is followed three times', async () => {
    const { fetchPicture, paths } = await serveRedirects(3);
    expect(await fetchPicture(new URL('https://pictures.test/1'))).toEqual(picture);
    expect(paths).toEqual(['/1', '/2', '/3', '/4']);
  });

  test('is not followed a fourth time, also not in a loop', async () => {
    const { fetchPicture, paths } = await serveRedirects(Infinity);
    expect(await fetchPicture(new URL('https://pictures.test/1'))).toBe('refused');
    expect(paths).toHaveLength(4);
  });

  test.each([
    ['another scheme', 'http://pictures.test/'],
    ['a file', 'file:///etc/passwd'],
    ['another port', 'https://pictures.test:6379/'],
    ['user info', 'https://ada:secret@pictures.test/'],
    ['a private address', 'https://10.0.0.1/'],
    ['a mapped address', 'https://[::ffff:10.0.0.1]/'],
    ['a name with a private address', 'https://private.test/'],
    ['no address', 'https://'],
    ['nothing', undefined],
  ])('to %s is refused', async (_, location) => {
    const { port, connections } = await servePictures((_request, response) => {
      if (location !== undefined) response.setHeader('Location', location);
      response.writeHead(302).end();
    });
    const resolve = async (host: string) => [host === 'private.test' ? '10.0.0.1' : '127.0.0.1'];
    const fetchPicture = createFetchPicture({ ...trusting(port), resolve });
    // Without an address it leads to the same place, three times.
    expect(await fetchPicture(address)).toBe('refused');
    expect(connections()).toBe(location === undefined ? 4 : 1);
  });
});

describe('a host without the certificate of its name is refused', () => {
  test('if its issuer is not trusted, even if the environment allows such certificates', async () => {
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
    vi.spyOn(process, 'emitWarning').mockReturnValue();
    const { port } = await servePictures(sendPicture);
    const { ca: _, ...others } = trusting(port);
    const result = await createFetchPicture(others)(address);
    vi.unstubAllEnvs();
    expect(result).toBe('refused');
  });

  test.each(['other.test', '[::1]'])('if it is of another name than %s', async (host) => {
    const { port } = await servePictures(sendPicture, { host: '127.0.0.3' });
    const options = { ...trusting(port), resolve: async () => ['127.0.0.3'], isPublic: () => true };
    expect(await createFetchPicture(options)(new URL(`https://${host}/`))).toBe('refused');
  });

  test('if it does not speak TLS', async () => {
    const server = createTcpServer((socket) => void socket.end('HTTP/1.1 200 OK\r\n\r\n'));
    const { port } = await listenUntilEnd(server);
    expect(await createFetchPicture(trusting(port))(address)).toBe('refused');
  });
});

test('a host that does not answer, or has no address, is refused', async () => {
  const { port } = await servePictures(sendPicture, { host: '127.0.0.4' });
  expect(await createFetchPicture(trusting(port))(address)).toBe('refused');
  const nowhere = { ...trusting(port), resolve: async () => [] };
  expect(await createFetchPicture(nowhere)(address)).toBe('refused');
});
