import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { isErrorWithCode } from '@server/adapters/isErrorWithCode';
import * as v from 'valibot';
import { CommandFailure } from './commandFailure';
import { addressFile, commandAddress, commandAnswer } from './commandServer';

type Command<Schema extends v.GenericSchema> = {
  name: string;
  args: readonly string[];
  /** What it returns. */
  value: Schema;
};

async function readAddress(dataFolder: string) {
  try {
    return v.parse(
      commandAddress,
      JSON.parse(await readFile(join(dataFolder, addressFile), 'utf8')),
    );
  } catch (failure) {
    if (isErrorWithCode(failure, 'ENOENT')) return null;
    throw failure;
  }
}

/** Without a time limit: a backup can take long. */
async function post({ port, token }: v.InferOutput<typeof commandAddress>, body: unknown) {
  const headers = { Authorization: `Bearer ${token}` };
  const sent = request({ host: '127.0.0.1', port, method: 'POST', headers });
  sent.end(JSON.stringify(body));
  const [response]: IncomingMessage[] = await once(sent, 'response');
  if (!response) throw new CommandFailure('The running site did not answer.');
  return v.parse(commandAnswer, JSON.parse(await text(response)));
}

/** Asks the running site to run a command; null if the site does not run. */
export async function requestCommand<Schema extends v.GenericSchema>(
  dataFolder: string,
  { name, args, value }: Command<Schema>,
) {
  const address = await readAddress(dataFolder);
  if (!address) return null;
  try {
    const answer = await post(address, { name, args });
    if ('message' in answer) throw new CommandFailure(answer.message);
    return v.parse(value, answer.value);
  } catch (failure) {
    // The file of a process that was killed.
    if (isErrorWithCode(failure, 'ECONNREFUSED')) return null;
    throw failure;
  }
}
