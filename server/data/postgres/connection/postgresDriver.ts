import { ofTheSite, type Share } from '@server/lib/share';
import { createConnectionPool, type Session } from './connectionPool';
import { readDatabaseUrl } from './databaseUrl';
import { deadlines as usualDeadlines } from './deadlines';
import type { Connection, Driver, RunQuery } from './driver';
import { listen } from './listen';
import { explainConnection } from './postgresFailures';

/** More texts than the site has; those of lists depend on the length of a page. */
const mostNames = 2000;

/** Names for prepared statements; undefined if there are too many, because servers store them. */
function createStatementNames() {
  const names = new Map<string, string>();
  return (text: string) => {
    const known = names.get(text);
    if (known !== undefined || names.size === mostNames) return known;
    const name = `s${names.size}`;
    names.set(text, name);
    return name;
  };
}

const closingGrace = 5000;

type Options = {
  /** The URL for listening, if that of the other connections is a pooler's. */
  directUrl?: string | undefined;
  deadlines?: typeof usualDeadlines;
  /** For whom a statement or a transaction runs. */
  shareOf?: (() => Share | undefined) | undefined;
};

function requireTarget(url: string) {
  const target = readDatabaseUrl(url);
  if (!target) throw new Error('The URL of the database must start with postgres://.');
  return target;
}

/** A pool of connections to a Postgres server. */
export function openPostgres(
  url: string,
  { directUrl = url, deadlines = usualDeadlines, shareOf = ofTheSite }: Options = {},
): Driver {
  const pool = createConnectionPool(requireTarget(url), { deadlines, shareOf });
  const nameOf = createStatementNames();

  function connectionOf({ client, canPrepare, send }: Session): Connection {
    const query: RunQuery = async (text, parameters, rows) => {
      // Each connection plans a prepared statement once.
      const name = canPrepare ? nameOf(text) : undefined;
      const statement = { text, values: parameters, ...(name === undefined ? {} : { name }) };
      const result = await send(async () =>
        rows === 'arrays'
          ? client.query<unknown[]>({ ...statement, rowMode: 'array' })
          : client.query<Record<string, unknown>>(statement),
      );
      return result.rows;
    };
    const script = async (text: string) => void (await send(async () => client.query(text)));
    return { query, script };
  }

  async function query(...statement: Parameters<RunQuery>) {
    return pool.use(async (session) => connectionOf(session).query(...statement));
  }

  async function transaction<Result>(run: (connection: Connection) => Promise<Result>) {
    return pool.use(async (session) => {
      const connection = connectionOf(session);
      await connection.script('BEGIN');
      try {
        const result = await run(connection);
        await connection.script('COMMIT');
        return result;
      } catch (error) {
        if (!session.state.isBroken) await connection.script('ROLLBACK').catch(() => null);
        throw error;
      }
    });
  }

  const watchdog = setInterval(() => void pool.check(), deadlines.watch).unref();

  return {
    kind: 'postgres',
    query,
    transaction,
    listen: async (listening) =>
      listen(requireTarget(directUrl), listening, deadlines).catch((error: unknown) => {
        throw explainConnection(error);
      }),
    reopen: pool.reopen,
    async close() {
      clearInterval(watchdog);
      await pool.close(closingGrace);
    },
  };
}
