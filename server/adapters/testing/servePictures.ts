import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo, Server, Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { testCertificate } from './testCertificate';

/** Listens until the test has finished, and counts the connections. */
export async function listenUntilEnd(server: Server, { host = '127.0.0.1', port = 0 } = {}) {
  const sockets: Socket[] = [];
  server.on('connection', (socket: Socket) => {
    socket.on('error', () => undefined);
    sockets.push(socket);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { port: address.port, connections: () => sockets.length };
}

/** A host of pictures with the certificate of tests, on a free port of this machine. */
export async function servePictures(
  listener: RequestListener,
  place: { host?: string; port?: number } = {},
) {
  const server = createServer({ ...testCertificate }, listener);
  server.on('tlsClientError', () => undefined);
  return listenUntilEnd(server, place);
}
