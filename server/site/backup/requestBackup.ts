import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { isErrorWithCode } from '@server/adapters/isErrorWithCode';
import * as v from 'valibot';
import { BackupFailure } from './backupFailure';
import { addressFile, backupAddress, backupAnswer } from './backupServer';

async function readAddress(dataFolder: string) {
  try {
    return v.parse(
      backupAddress,
      JSON.parse(await readFile(join(dataFolder, addressFile), 'utf8')),
    );
  } catch (failure) {
    if (isErrorWithCode(failure, 'ENOENT')) return null;
    throw failure;
  }
}

/** Without a time limit: a backup can take long. */
async function post({ port, token }: v.InferOutput<typeof backupAddress>, body: unknown) {
  const headers = { Authorization: `Bearer ${token}` };
  const sent = request({ host: '127.0.0.1', port, method: 'POST', headers });
  sent.end(JSON.stringify(body));
  const [response]: IncomingMessage[] = await once(sent, 'response');
  return response ? v.parse(backupAnswer, JSON.parse(await text(response))) : null;
}

/** Asks the running site to write a backup; null if the site does not run. */
export async function requestBackup(dataFolder: string, path: string) {
  const address = await readAddress(dataFolder);
  if (!address) return null;
  try {
    const answer = await post(address, { path: resolve(path) });
    if (answer && 'message' in answer) throw new BackupFailure(answer.message);
    return answer;
  } catch (failure) {
    // The file of a process that was killed.
    if (isErrorWithCode(failure, 'ECONNREFUSED')) return null;
    throw failure;
  }
}
