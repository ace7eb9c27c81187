import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import * as v from 'valibot';

const address = v.object({ port: v.number() });

function message(type: string, body: Buffer) {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

const errorMessage = (code: string, text: string) =>
  message('E', Buffer.from(`SFATAL\0C${code}\0M${text}\0\0`));

/** The answer to a login that needs no password: accepted, and ready for statements. */
const accepted = Buffer.concat([message('R', Buffer.alloc(4)), message('Z', Buffer.from('I'))]);

const failure = errorMessage('08P01', 'server_login_failed: the database is away');

/**
 * A pooler whose database is away. It fails at the login, or accepts clients and fails their first
 * statement, and closes the connection in both cases.
 */
export async function startFailingPooler(failsAt: 'login' | 'statement') {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('data', () => {
      if (failsAt === 'statement') socket.write(accepted);
      const fail = () => void socket.end(failure);
      if (failsAt === 'login') fail();
      else socket.once('data', fail);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = v.parse(address, server.address());
  return {
    url: `postgres://site@127.0.0.1:${port}/site`,
    port,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
