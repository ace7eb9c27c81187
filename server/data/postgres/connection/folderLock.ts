import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import * as v from 'valibot';

const hasCode = (code: string, error: unknown) => v.is(v.object({ code: v.literal(code) }), error);

/** When the process started, on systems with `/proc`: process ids are used again. */
async function startOf(pid: string) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  // The name of the program, in parentheses, can contain spaces.
  return stat?.slice(stat.lastIndexOf(')')).split(' ')[20] ?? '';
}

async function isRunning(lock: string) {
  // A new lock is empty for a moment.
  if (lock === '') return true;
  const [pid = '', start] = lock.split(' ');
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    if (!hasCode('EPERM', error)) return false;
  }
  return (await startOf(pid)) === start;
}

async function createLock(file: string, lock: string) {
  try {
    await writeFile(file, lock, { flag: 'wx' });
    return true;
  } catch (error) {
    if (hasCode('EEXIST', error)) return false;
    throw error;
  }
}

/**
 * Replaces the lock of a process that was killed. One process at a time does this: the lock can't
 * change between the moment it is read and the moment it is removed.
 */
async function replaceStaleLock(file: string, lock: string) {
  const replacing = `${file}.replacing`;
  if (!(await createLock(replacing, lock))) return false;
  try {
    const found = await readFile(file, 'utf8').catch(() => null);
    if (found !== null) {
      if (await isRunning(found)) return false;
      await rm(file);
    }
    return await createLock(file, lock);
  } finally {
    await rm(replacing, { force: true });
  }
}

/** Prevents other processes from opening the folder. Returns a function that unlocks it. */
export async function lockFolder(folder: string) {
  const file = `${resolve(folder)}.lock`;
  const lock = `${process.pid} ${await startOf(`${process.pid}`)}`;
  await mkdir(dirname(file), { recursive: true });
  if (!(await createLock(file, lock)) && !(await replaceStaleLock(file, lock))) {
    throw new Error(
      `The database in ${folder} is in use by another process. If that is wrong, remove ${file} and ${file}.replacing.`,
    );
  }
  return async () => rm(file, { force: true });
}
