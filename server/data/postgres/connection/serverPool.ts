import { minute } from '@contract/durations';
import { Pool, type PoolClient } from 'pg';
import type { Server, Target } from './databaseUrl';
import type { Deadlines } from './deadlines';
import { configOf, inspect, limitOnServer, trackSockets } from './postgresClient';

const idleFor = 5 * minute;
const usedForSeconds = 60 * 60;

export type PoolLimits = { deadlines: Deadlines; mostConnections: number };

/** Connections to one server. */
export function openServerPool(
  target: Target,
  server: Server,
  { deadlines, mostConnections }: PoolLimits,
) {
  const sockets = trackSockets();
  const pool = open(mostConnections);
  // A connection of its own: a ping doesn't wait until one of the others is free.
  const forPings = open(1);
  /** The connections that were inspected, and whether a pooler shares them. */
  const inspected = new WeakMap<PoolClient, boolean>();

  function open(max: number) {
    const opened = new Pool({
      ...configOf(target, { server, sockets, deadlines }),
      max,
      idleTimeoutMillis: idleFor,
      maxLifetimeSeconds: usedForSeconds,
    });
    // A lost connection is replaced when the next one is needed.
    opened.on('error', () => {});
    opened.on('connect', (client) => client.on('error', () => {}));
    return opened;
  }

  async function inspectOnce(client: PoolClient) {
    if (inspected.has(client)) return;
    const isPooled = await inspect(client, target);
    if (!isPooled) await limitOnServer(client, deadlines);
    inspected.set(client, isPooled);
  }

  return {
    async connect() {
      const client = await pool.connect();
      try {
        await inspectOnce(client);
      } catch (error) {
        client.release(true);
        throw error;
      }
      return { client, isPooled: inspected.get(client) ?? true };
    },
    ping: async () => forPings.query('SELECT 1'),
    bytesRead: sockets.bytesRead,
    /** Closes all connections at once; statements that run on them fail. */
    destroy: sockets.destroy,
    /** Resolves when no connection is used. */
    async end() {
      await Promise.all([pool.end(), forPings.end()]);
    },
  };
}

export type ServerPool = ReturnType<typeof openServerPool>;
