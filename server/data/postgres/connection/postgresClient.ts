import { Socket } from 'node:net';
import { Client, type ClientConfig, TypeOverrides, types } from 'pg';
import * as v from 'valibot';
import type { Server, Target } from './databaseUrl';
import type { Deadlines } from './deadlines';
import { WrongServer } from './postgresFailures';

const keepAliveAfter = 10_000;

/** A bigint is a number, as in PGlite: times and counts of the site are safe integers. */
const parsers = new TypeOverrides();
parsers.setTypeParser(types.builtins.INT8, Number);

/** Sockets that can be closed at once, also if the other side doesn't answer. */
export function trackSockets() {
  const sockets = new Set<Socket>();
  let bytesOfClosed = 0;
  return {
    create() {
      const socket = new Socket();
      sockets.add(socket);
      socket.once('close', () => {
        sockets.delete(socket);
        bytesOfClosed += socket.bytesRead;
      });
      return socket;
    },
    /** How many bytes have arrived. */
    bytesRead: () => [...sockets].reduce((sum, { bytesRead }) => sum + bytesRead, bytesOfClosed),
    destroy() {
      for (const socket of sockets) socket.destroy();
    },
  };
}

export type Sockets = ReturnType<typeof trackSockets>;

/** The settings of pg for connections to one of the servers. */
export function configOf(
  target: Target,
  { server, sockets, deadlines }: { server: Server; sockets: Sockets; deadlines: Deadlines },
): ClientConfig {
  return {
    ...server,
    user: target.user,
    password: target.password,
    database: target.database,
    application_name: target.applicationName,
    options: target.options,
    enableChannelBinding: target.bindsChannel,
    connectionTimeoutMillis: deadlines.connect,
    query_timeout: deadlines.statement,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveAfter,
    stream: sockets.create,
    types: parsers,
  };
}

const stateRows = v.tuple([v.object({ pid: v.number(), is_standby: v.boolean() })]);
const withProcess = v.looseObject({ processID: v.nullable(v.number()) });

/**
 * Throws for a server that is not the one needed. Returns whether there is a pooler, which numbers its
 * connections itself: the next statement can run on another connection to the server.
 */
export async function inspect(client: Client, { needsPrimary, isPooled }: Target) {
  const text =
    "SELECT pg_backend_pid() AS pid, current_setting('transaction_read_only') = 'on' AS is_standby";
  const { rows } = await client.query<Record<string, unknown>>(text);
  const [{ pid, is_standby: isStandby }] = v.parse(stateRows, rows);
  if (needsPrimary && isStandby) throw new WrongServer('The server takes no changes.');
  return isPooled ?? pid !== v.parse(withProcess, client).processID;
}

/** Limits on the server's side, for the case that this process is lost. A pooler would mix them up. */
export async function limitOnServer(client: Client, { statement }: Deadlines) {
  await client.query(
    `SET statement_timeout = ${statement}; SET idle_in_transaction_session_timeout = ${statement}`,
  );
}

/** A connection outside of a pool, to the first server that accepts it. */
export async function connectClient(target: Target, deadlines: Deadlines) {
  let failure: unknown;
  for (const server of target.servers) {
    const sockets = trackSockets();
    const client = new Client(configOf(target, { server, sockets, deadlines }));
    // A lost connection ends, too.
    client.on('error', () => {});
    try {
      await client.connect();
      await inspect(client, target);
      return { client, destroy: sockets.destroy };
    } catch (error) {
      sockets.destroy();
      failure = error;
    }
  }
  throw failure;
}
