import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import * as v from 'valibot';

const address = v.object({ port: v.number() });
const checkEvery = 100;

type Exchange = { incoming: IncomingMessage; outgoing: ServerResponse; body: Buffer };
type Target = { origin: string; isReady: boolean };

async function isReady(origin: string) {
  try {
    return (await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(1000) })).ok;
  } catch {
    return false;
  }
}

const isRefused = (error: unknown) => v.is(v.object({ code: v.literal('ECONNREFUSED') }), error);

/** A small proxy that passes requests on in turn to the processes that say that they are ready. */
export async function startRoundRobin(origins: readonly string[]) {
  const targets: Target[] = origins.map((origin) => ({ origin, isReady: true }));
  const agent = new Agent({ keepAlive: true });
  let turn = 0;

  let isChecking = false;
  async function check() {
    if (isChecking) return;
    isChecking = true;
    const states = targets.map(async (target) => {
      target.isReady = await isReady(target.origin);
    });
    await Promise.all(states);
    isChecking = false;
  }
  const checking = setInterval(() => void check(), checkEvery);
  const errors: string[] = [];

  /** One that is ready, else any that has not refused this request. */
  function next(refused: readonly Target[]) {
    turn += 1;
    const open = targets.filter((target) => !refused.includes(target));
    const ready = open.filter((target) => target.isReady);
    return ready[turn % ready.length] ?? open[turn % open.length];
  }

  function pass(exchange: Exchange, refused: readonly Target[] = []) {
    const { incoming, outgoing, body } = exchange;
    const target = next(refused);
    const { method, headers, url = '/' } = incoming;
    if (!target) {
      outgoing.writeHead(502).end();
      return;
    }
    const passed = request(target.origin + url, { method, headers, agent }, (answer) => {
      const { connection: _, 'keep-alive': __, ...headers } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, headers);
      answer.pipe(outgoing);
    });
    passed.on('error', (error) => {
      if (isRefused(error)) {
        pass(exchange, [...refused, target]);
        return;
      }
      errors.push(`${method} ${url}: ${String(error)}`);
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end();
    });
    passed.end(body);
  }

  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => pass({ incoming, outgoing, body: Buffer.concat(chunks) }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = v.parse(address, server.address());
  return {
    origin: `http://127.0.0.1:${port}`,
    /** Another process takes the place of one. */
    replace(index: number, origin: string) {
      targets[index] = { origin, isReady: false };
    },
    /** What went wrong with connections, other than refused ones. */
    errors,
    readyCount: () => targets.filter((target) => target.isReady).length,
    stop() {
      clearInterval(checking);
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}
