import { setTimeout as pause } from 'node:timers/promises';
import { type Client, escapeIdentifier } from 'pg';
import type { Target } from './databaseUrl';
import type { Deadlines } from './deadlines';
import type { Listening } from './driver';
import { connectClient } from './postgresClient';

type Connected = { client: Client; destroy(): void };

/**
 * Listens on a connection of its own, which is opened again when it is lost, or when it does not answer.
 * The first attempt must succeed.
 */
export async function listen(
  target: Target,
  { channel, onMessage, onMissed }: Listening,
  deadlines: Deadlines,
) {
  const needed = { ...target, needsPrimary: true };
  const abort = new AbortController();
  const { signal } = abort;

  async function connect(): Promise<Connected> {
    const connected = await connectClient(needed, { ...deadlines, statement: deadlines.answer });
    const { client, destroy } = connected;
    client.on('notification', ({ payload = '' }) => onMessage(payload));
    try {
      await client.query(`LISTEN ${escapeIdentifier(channel)}`);
      return connected;
    } catch (error) {
      destroy();
      throw error;
    }
  }

  /** Resolves when the connection has ended. */
  async function watch({ client, destroy }: Connected) {
    const ended = new Promise<void>((resolve) => void client.on('end', resolve));
    let isAsking = false;
    async function ask() {
      if (isAsking) return;
      isAsking = true;
      await client.query('SELECT 1').catch(destroy);
      isAsking = false;
    }
    const timer = setInterval(() => void ask(), deadlines.watch);
    signal.addEventListener('abort', destroy);
    await ended;
    signal.removeEventListener('abort', destroy);
    clearInterval(timer);
  }

  async function reconnect() {
    for (;;) {
      await pause(deadlines.reconnect, null, { signal }).catch(() => null);
      if (signal.aborted) return null;
      const connected = await connect().catch(() => null);
      if (connected) return connected;
    }
  }

  async function keepListening(first: Connected) {
    let connected: Connected | null = first;
    while (connected && !signal.aborted) {
      await watch(connected);
      connected = signal.aborted ? null : await reconnect();
      if (connected && !signal.aborted) onMissed();
    }
    connected?.destroy();
  }

  const listening = keepListening(await connect());
  return async () => {
    abort.abort();
    await listening;
  };
}
