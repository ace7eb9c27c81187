import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
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

/** Removes the lock of a process that was killed. */
async function removeStaleLock(file: string) {
  const lock = await readFile(file, 'utf8').catch(() => null);
  if (lock === null || (await isRunning(lock))) return;
  const removed = `${file}.${randomUUID()}`;
  try {
    await rename(file, removed);
  } catch (error) {
    if (hasCode('ENOENT', error)) return;
    throw error;
  }
  // Another process can have replaced the lock since it was read.
  const isSame = (await readFile(removed, 'utf8')) === lock;
  await (isSame ? rm(removed) : rename(removed, file));
}

/** Keeps other processes from opening the folder. Returns a function that unlocks it. */
export async function lockFolder(folder: string) {
  const file = `${resolve(folder)}.lock`;
  const lock = `${process.pid} ${await startOf(`${process.pid}`)}`;
  await mkdir(dirname(file), { recursive: true });
  if (!(await createLock(file, lock))) {
    await removeStaleLock(file);
    if (!(await createLock(file, lock))) {
      throw new Error(
        `The database in ${folder} is in use by another process. If that is wrong, remove ${file}.`,
      );
    }
  }
  return async () => rm(file, { force: true });
}
