import { Pool, type PoolClient } from 'pg';
import type { Server, Target } from './databaseUrl';
import type { Deadlines } from './deadlines';
import { configOf, inspect, limitOnServer, trackSockets } from './postgresClient';

const mostConnections = 10;
const idleFor = 5 * 60_000;
const usedForSeconds = 60 * 60;

/** Connections to one server. */
export function openServerPool(target: Target, server: Server, deadlines: Deadlines) {
  const sockets = trackSockets();
  const pool = new Pool({
    ...configOf(target, { server, sockets, deadlines }),
    max: mostConnections,
    idleTimeoutMillis: idleFor,
    maxLifetimeSeconds: usedForSeconds,
  });
  /** The connections that were inspected, and whether a pooler shares them. */
  const inspected = new WeakMap<PoolClient, boolean>();
  // A lost connection is replaced when the next one is needed.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));

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
    bytesRead: sockets.bytesRead,
    /** Closes all connections at once; statements that run on them fail. */
    destroy: sockets.destroy,
    /** Resolves when no connection is used. */
    end: async () => pool.end(),
  };
}

export type ServerPool = ReturnType<typeof openServerPool>;
