import { once } from 'node:events';
import { createServer } from 'node:net';
import * as v from 'valibot';

const address = v.object({ port: v.number() });

/** A port that no server listens on. */
export async function findFreePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = v.parse(address, server.address());
  server.close();
  await once(server, 'close');
  return port;
}
