import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isErrorWithCode } from '@server/adapters/isErrorWithCode';

/**
 * Creates the file complete and only if there is none: processes that start together use one key, and an
 * interrupted start leaves no part of one.
 */
async function createKey(path: string) {
  const temporary = `${path}.${randomUUID()}`;
  await writeFile(temporary, randomBytes(32).toString('base64url'), { mode: 0o600 });
  try {
    await link(temporary, path);
  } catch (failure) {
    if (!isErrorWithCode(failure, 'EEXIST')) throw failure;
  } finally {
    await rm(temporary);
  }
}

async function readKey(path: string) {
  try {
    return await readFile(path, 'utf8');
  } catch (failure) {
    if (isErrorWithCode(failure, 'ENOENT')) return null;
    throw failure;
  }
}

/** The configured key, else the one in the data folder, which the first start creates. */
export async function readSecretKey(configured: string | null, dataFolder: string) {
  const path = join(dataFolder, 'secret-key');
  let key = configured ?? (await readKey(path));
  if (key === null) {
    await mkdir(dataFolder, { recursive: true });
    await createKey(path);
    key = await readFile(path, 'utf8');
  }
  return new TextEncoder().encode(key.trim());
}
