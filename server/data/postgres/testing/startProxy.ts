import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import * as v from 'valibot';

const address = v.object({ port: v.number() });

/** A Postgres URL whose server can be made unreachable: connections pass through this process. */
export async function startProxy(url: string) {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let isSilent = false;

  function track(socket: Socket, onClose: () => void) {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => {
      sockets.delete(socket);
      onClose();
    });
  }

  const server = createServer((incoming) => {
    if (isSilent) return track(incoming, () => {});
    const outgoing = connect(Number(target.port || 5432), target.hostname);
    track(incoming, () => outgoing.destroy());
    track(outgoing, () => incoming.destroy());
    return void incoming.pipe(outgoing).pipe(incoming);
  });

  async function start(port: number) {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return v.parse(address, server.address()).port;
  }

  const port = await start(0);
  const proxied = new URL(url);
  proxied.host = `127.0.0.1:${port}`;
  return {
    url: proxied.href,
    restart: () => start(port),
    /** Ends all connections and refuses new ones. */
    async stop() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    /** Accepts connections and leaves them open, but passes nothing on, like a machine that was lost. */
    silence() {
      isSilent = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    /** Passes new connections on again, like another machine at the same address. Old ones stay silent. */
    replace() {
      isSilent = false;
    },
  };
}
