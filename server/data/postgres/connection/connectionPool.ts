import { createQueue } from '@server/lib/queue';
import { queueLimits } from '@server/lib/queueLimits';
import { ofTheSite, type Share } from '@server/lib/share';
import type { PoolClient, QueryArrayResult, QueryResult } from 'pg';
import type { Target } from './databaseUrl';
import type { Deadlines } from './deadlines';
import {
  breaksConnection,
  concernsServer,
  explainConnection,
  isPoolerFailure,
} from './postgresFailures';

import { openServerPool, type PoolLimits, type ServerPool } from './serverPool';

/** Resolves to false if there is neither an answer nor a failure. */
function endsWithin(answer: Promise<unknown>, milliseconds: number) {
  return new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), milliseconds);
    const settle = () => {
      clearTimeout(timer);
      resolve(true);
    };
    answer.then(settle, settle);
  });
}

/** A connection while it is used. */
function createSession(client: PoolClient, canPrepare: boolean) {
  const state = { isBroken: false, isPoolerSeen: false };
  return {
    client,
    canPrepare,
    state,
    /** Runs a statement, and notes if its connection can't be used again. */
    async send<Answer extends QueryResult | QueryArrayResult>(statement: () => Promise<Answer>) {
      try {
        return await statement();
      } catch (error) {
        state.isPoolerSeen ||= isPoolerFailure(error);
        state.isBroken ||= breaksConnection(error);
        throw explainConnection(error);
      }
    },
    release() {
      client.release(state.isBroken || client.getTransactionStatus() !== 'I');
    },
  };
}

export type Session = ReturnType<typeof createSession>;

/** The pool of one of the servers of a URL. Another one takes over if it can't be used. */
function createServerChoice(target: Target, limits: PoolLimits) {
  const { servers } = target;
  let place = 0;
  let current = open();
  let isClosed = false;

  function open() {
    return openServerPool(target, servers[place] ?? servers[0], limits);
  }

  return {
    current: () => current,
    /** Opens another pool, unless that has been done or the last one was closed. */
    replace(old: ServerPool, steps = 0) {
      if (isClosed || current !== old) return;
      place = (place + steps) % servers.length;
      current = open();
      void old.end();
    },
    close() {
      isClosed = true;
      return current.end();
    },
    async connect() {
      for (let attempt = 1; ; attempt += 1) {
        const used = current;
        try {
          return await used.connect();
        } catch (error) {
          if (servers.length === 1 || !concernsServer(error)) throw explainConnection(error);
          this.replace(used, 1);
          if (attempt === servers.length) throw explainConnection(error);
        }
      }
    },
  };
}

type Options = {
  deadlines: Deadlines;
  /** For whom a connection is used. */
  shareOf?: () => Share | undefined;
  mostConnections?: number;
};

/** Connections to a database. Each of those that `shareOf` names gets its share. */
export function createConnectionPool(
  target: Target,
  { deadlines, shareOf = ofTheSite, mostConnections = queueLimits.connections.atOnce }: Options,
) {
  const queue = createQueue({ ...queueLimits.connections, atOnce: mostConnections });
  const choice = createServerChoice(target, { deadlines, mostConnections });
  let canPrepare = true;

  /** Closes all connections at once; statements that run on them fail. */
  function reopen(old = choice.current()) {
    choice.replace(old);
    old.destroy();
  }

  async function connectAndRun<Result>(run: (session: Session) => Promise<Result>) {
    const { client, isPooled } = await choice.connect();
    const session = createSession(client, canPrepare && !isPooled);
    try {
      return await run(session);
    } finally {
      if (session.state.isPoolerSeen) canPrepare = false;
      session.release();
    }
  }

  return {
    /** Runs with a connection, which is closed if it can't be used again. */
    use: async <Result>(run: (session: Session) => Promise<Result>): Promise<Result> =>
      queue(async () => connectAndRun(run), { share: shareOf() }),
    reopen: () => reopen(),
    /** Closes all connections if a ping gets no answer, and nothing else arrives from the server either. */
    async check() {
      const watched = choice.current();
      const bytesBefore = watched.bytesRead();
      if (await endsWithin(watched.ping(), deadlines.answer)) return;
      if (watched.bytesRead() === bytesBefore) reopen(watched);
    },
    async close(grace: number) {
      setTimeout(choice.current().destroy, grace).unref();
      await choice.close();
    },
  };
}
