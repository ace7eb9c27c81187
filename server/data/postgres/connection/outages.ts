import { TemporaryFailure } from '@server/core/temporaryFailure';
import type { Driver } from './driver';
import { errorCodeOf } from './failures';

/**
 * The codes of connections that can't be opened or were lost (Node, postgres.js, Postgres), and of a
 * server that shuts down, has no space or too many connections.
 */
const outage =
  /^(?:E(?:CONNREFUSED|CONNRESET|HOSTUNREACH|NETUNREACH|PIPE|TIMEDOUT|NOTFOUND|AI_AGAIN)|CONNECT(?:_TIMEOUT|ION_\w+)|(?:08|53|58)\w{3}|57P0\d)$/;

function explain(error: unknown): never {
  if (!outage.test(errorCodeOf(error) ?? '')) throw error;
  throw new TemporaryFailure('The database does not work at the moment.', { cause: error });
}

/** Marks failures that are not the statement's as temporary. */
export function withOutages(driver: Driver): Driver {
  return {
    ...driver,
    query: (...statement) => driver.query(...statement).catch(explain),
    transaction: (run) => driver.transaction(run).catch(explain),
  };
}
