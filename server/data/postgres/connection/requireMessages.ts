import { deadlines } from './deadlines';
import type { Driver } from './driver';

/** Not the channel of the site, whose processes would take the message for a change. */
const channel = 'commonplace_start';

const problem =
  'messages between connections (NOTIFY) do not arrive. DATABASE_URL seems to be that of a pooler which shares connections between transactions: set DATABASE_DIRECT_URL to the URL of the Postgres server itself.';

/** Throws if messages of the pool don't reach a listener: changes would stay unseen. */
export async function requireMessages(driver: Driver, { message: longest } = deadlines) {
  const own = crypto.randomUUID();
  let receive: (isReceived: boolean) => void = () => {};
  const received = new Promise<boolean>((resolve) => {
    receive = resolve;
  });
  const stop = await driver.listen({
    channel,
    onMessage: (message) => message === own && receive(true),
    onMissed: () => {},
  });
  const timer = setTimeout(() => receive(false), longest);
  try {
    await driver.query('SELECT pg_notify($1, $2)', [channel, own], 'arrays');
    if (!(await received)) throw new Error(problem);
  } finally {
    clearTimeout(timer);
    await stop();
  }
}
