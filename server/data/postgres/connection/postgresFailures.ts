import { DatabaseError } from 'pg';
import { errorCodeOf } from './failures';

/** A connection that could not be opened, or was lost. */
class ConnectionFailure extends Error {
  override readonly name = 'ConnectionFailure';
  readonly code: string;

  constructor(message: string, code: string, cause: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

/** Node tries several addresses of a name and reports all failures, without a message of its own. */
function messageOf(error: Error): string {
  const [first]: unknown[] = error instanceof AggregateError ? error.errors : [];
  return error.message || (first instanceof Error ? first.message : error.name);
}

/** Everything that the server didn't say is a failure of the connection; pg gives most of them no code. */
export function explainConnection(error: unknown): unknown {
  const isOther = error instanceof DatabaseError || error instanceof TypeError;
  if (isOther || !(error instanceof Error)) return error;
  return new ConnectionFailure(messageOf(error), errorCodeOf(error) ?? 'CONNECTION_LOST', error);
}

/** A prepared statement that is missing or exists already: a pooler has changed the connection. */
export const isPoolerFailure = (error: unknown) =>
  ['26000', '42P05'].includes(errorCodeOf(error) ?? '');

/**
 * The codes of statements that another connection can run: the server ends (57P), takes no changes
 * (25006), has new tables (0A000) or lost the connection (08); and those of poolers.
 */
const wornOut = /^(?:57P0\d|25006|25P03|0A000|26000|42P05|08\w{3})$/;

/** Returns true if the connection can't be used again. */
export const breaksConnection = (error: unknown) =>
  !(error instanceof DatabaseError) || wornOut.test(error.code ?? '');

/** Thrown for a server that is not the one that is needed. */
export class WrongServer extends Error {
  override readonly name = 'WrongServer';
  readonly code = '25006';
}

const noFreeConnection = 'timeout exceeded when trying to connect';

/** Returns true if another server can take over. */
export function concernsServer(error: unknown) {
  if (error instanceof DatabaseError) return /^57P0\d$/.test(error.code ?? '');
  return !(error instanceof Error && error.message === noFreeConnection);
}
