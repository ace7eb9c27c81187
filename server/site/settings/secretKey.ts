import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isErrorWithCode } from '@server/adapters/isErrorWithCode';
import { SettingsError } from './readSettings';
import { shortestKey } from './variables';

/**
 * Creates the file complete and only if there is none: processes that start together use one key, and an
 * interrupted start leaves no part of one.
 */
async function createKey(path: string) {
  const temporary = `${path}.${randomUUID()}`;
  await writeFile(temporary, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true });
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

/** A short key makes links guessable: it is the rest of a damaged file. */
function requireLength(key: string, path: string) {
  if (key.length >= shortestKey) return key;
  throw new SettingsError([
    `The key in ${path} has ${key.length} of at least ${shortestKey} characters.`,
    'Restore the file from a copy, or delete it: the next start creates a new key, and all members sign in again.',
  ]);
}

/** The configured key, else the one in the data folder, which the first start creates. */
export async function readSecretKey(configured: string | null, dataFolder: string) {
  const path = join(dataFolder, 'secret-key');
  if (configured !== null) return new TextEncoder().encode(configured.trim());
  let key = await readKey(path);
  if (key === null) {
    await mkdir(dataFolder, { recursive: true, mode: 0o700 });
    await createKey(path);
    key = await readFile(path, 'utf8');
  }
  return new TextEncoder().encode(requireLength(key.trim(), path));
}
