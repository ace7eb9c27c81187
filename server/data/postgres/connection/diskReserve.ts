import { statfs } from 'node:fs/promises';
import { TemporaryFailure } from '@server/lib/temporaryFailure';
import type { Driver } from './driver';
import { errorCodeOf } from './failures';

/** In bytes: a few of the 16 MB files in which the database logs changes. */
const reserve = 64 * 1024 * 1024;

/** The code of a statement that changes data in a transaction that may only read. */
const readOnlyTransaction = '25006';

export async function freeBytesOf(folder: string) {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

function explain(error: unknown): never {
  if (errorCodeOf(error) !== readOnlyTransaction) throw error;
  const message = 'The disk is almost full: the database takes no changes.';
  throw new TemporaryFailure(message, { cause: error });
}

/**
 * Refuses changes before the disk is full: PGlite can't end a commit whose log doesn't fit, and stops
 * the whole process. The database itself tells changes from reads, which still work. It has to be the only
 * connection.
 */
export function withDiskReserve(driver: Driver, freeBytes: () => Promise<number>): Driver {
  let isReadOnly = false;

  /** The statement that follows waits for this one. */
  async function setAccess() {
    const isAlmostFull = (await freeBytes()) < reserve;
    if (isAlmostFull === isReadOnly) return;
    isReadOnly = isAlmostFull;
    const value = isAlmostFull ? 'on' : 'off';
    await driver.query(`SET default_transaction_read_only = ${value}`, [], 'arrays');
  }

  return {
    ...driver,
    async query(...statement) {
      await setAccess();
      return driver.query(...statement).catch(explain);
    },
    async transaction(run) {
      await setAccess();
      return driver.transaction(run).catch(explain);
    },
  };
}
