import postgres from 'postgres';
import type { Connection, Driver, RunQuery } from './driver';

const mostConnections = 10;
const connectTimeout = 5;
/** Without a server, requests fail soon, and succeed again soon after it is back. */
const pauseBeforeReconnect = 0.25;

function connectionOf(sql: Pick<postgres.Sql, 'unsafe'>): Connection {
  const query: RunQuery = async (text, parameters, rows) => {
    // Each connection plans a prepared statement once.
    const pending = sql.unsafe<unknown[]>(text, parameters, { prepare: true });
    return rows === 'arrays' ? pending.values() : pending;
  };
  return { query, script: async (text) => void (await sql.unsafe(text)) };
}

/** A pool of connections to a Postgres server. */
export function openPostgres(url: string): Driver {
  const sql = postgres(url, {
    max: mostConnections,
    connect_timeout: connectTimeout,
    backoff: () => pauseBeforeReconnect,
    onnotice: () => {},
  });
  return {
    kind: 'postgres',
    query: connectionOf(sql).query,
    async transaction(run) {
      const { result } = await sql.begin(async (transaction) => ({
        result: await run(connectionOf(transaction)),
      }));
      return result;
    },
    async listen({ channel, onMessage, onMissed }) {
      let isListening = false;
      const { unlisten } = await sql.listen(channel, onMessage, () => {
        if (isListening) onMissed();
        isListening = true;
      });
      return unlisten;
    },
    close: async () => sql.end({ timeout: 5 }),
  };
}
