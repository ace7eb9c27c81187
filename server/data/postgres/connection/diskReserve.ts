import { statfs } from 'node:fs/promises';
import { TemporaryFailure } from '@server/core/temporaryFailure';
import type { Driver } from './driver';

/** In bytes: a few of the 16 MB files in which the database logs changes. */
const reserve = 64 * 1024 * 1024;
const read = /^\s*(?:select|declare|fetch|close|show)\b/i;

export async function freeBytesOf(folder: string) {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/**
 * Refuses changes before the disk is full: PGlite can't end a commit whose log doesn't fit, and stops
 * the whole process. Reads go on.
 */
export function withDiskReserve(driver: Driver, freeBytes: () => Promise<number>): Driver {
  async function requireSpace() {
    if ((await freeBytes()) >= reserve) return;
    throw new TemporaryFailure('The disk is almost full: the database takes no changes.');
  }
  return {
    ...driver,
    async query(text, ...rest) {
      if (!read.test(text)) await requireSpace();
      return driver.query(text, ...rest);
    },
    async transaction(run) {
      await requireSpace();
      return driver.transaction(run);
    },
  };
}
