import { Hono } from 'hono';

/** Rejects if the database doesn't answer. */
type Ping = () => Promise<void>;

const pingTimeout = 2000;

function timeout(milliseconds: number) {
  return new Promise<never>((_, reject) => {
    const late = () => reject(new Error('The database does not answer.'));
    setTimeout(late, milliseconds).unref();
  });
}

/**
 * `/healthz`: the process runs. `/readyz`: it can answer requests, which it can't without its database or
 * while it shuts down.
 */
export function createHealth({ ping, isStopping }: { ping: Ping; isStopping: () => boolean }) {
  const noStore = { 'Cache-Control': 'no-store' };
  async function isReady() {
    if (isStopping()) return false;
    const pings = Promise.race([ping(), timeout(pingTimeout)]);
    return pings.then(
      () => true,
      () => false,
    );
  }
  return new Hono()
    .get('/healthz', (context) => context.text('ok', 200, noStore))
    .get('/readyz', async (context) => {
      const ready = await isReady();
      return context.text(ready ? 'ready' : 'not ready', ready ? 200 : 503, noStore);
    });
}
