import { randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Driver } from '@server/data/postgres/connection/driver';
import * as v from 'valibot';
import type { ServerSettings } from '../settings/readSettings';
import { backUpSite } from './siteContents';

/**
 * Lets the command back up a site that has its PGlite database open. A Postgres server is open to the
 * command itself. Returns a function that ends the offer.
 */
export async function offerBackups(settings: ServerSettings, driver: Driver | undefined) {
  if (driver?.kind !== 'pglite') return async () => {};
  const backUp = (path: string) => backUpSite(settings, driver, path);
  return serveBackups({ dataFolder: settings.dataFolder, backUp });
}

/** Where a command finds the running site. Only the user of the site can read it. */
export const addressFile = 'backup-address.json';

export const backupAddress = v.object({ port: v.number(), token: v.string() });
const backupRequest = v.object({ path: v.string() });
export const backupAnswer = v.union([
  v.object({ files: v.number(), rows: v.number(), missingFiles: v.array(v.string()) }),
  v.object({ message: v.string() }),
]);

export type BackupAnswer = v.InferOutput<typeof backupAnswer>;

const boundAddress = v.object({ port: v.number() });

type Options = {
  dataFolder: string;
  /** Writes a backup to a path. */
  backUp: (path: string) => Promise<BackupAnswer>;
};

function hasToken({ headers }: IncomingMessage, token: string) {
  const given = Buffer.from(headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

async function answerRequest(request: IncomingMessage, backUp: Options['backUp']) {
  try {
    const { path } = v.parse(backupRequest, JSON.parse(await text(request)));
    return await backUp(path);
  } catch (failure) {
    return { message: failure instanceof Error ? failure.message : String(failure) };
  }
}

function send(response: ServerResponse, status: number, answer: BackupAnswer) {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
}

/** A new file under another name, so that its permissions are right from the beginning. */
async function writeAddress(dataFolder: string, address: v.InferOutput<typeof backupAddress>) {
  const path = join(dataFolder, addressFile);
  await rm(`${path}.new`, { force: true });
  await writeFile(`${path}.new`, JSON.stringify(address), { mode: 0o600, flag: 'wx' });
  await rename(`${path}.new`, path);
  return path;
}

/**
 * Lets a command of the same user back up the running site: only this process can have a PGlite
 * database open. It listens on a local port, which works on all systems and in all folders; the
 * token in the data folder excludes other users. Returns a function that stops it.
 */
export async function serveBackups({ dataFolder, backUp }: Options) {
  const token = randomBytes(32).toString('base64url');
  let running: Promise<BackupAnswer> | null = null;

  async function handle(request: IncomingMessage, response: ServerResponse) {
    if (!hasToken(request, token)) return send(response, 401, { message: 'The token is wrong.' });
    if (running) return send(response, 409, { message: 'Another backup is being written.' });
    running = answerRequest(request, backUp);
    const answer = await running;
    running = null;
    send(response, 200, answer);
  }

  const server = createServer((request, response) => void handle(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = v.parse(boundAddress, server.address());
  const path = await writeAddress(dataFolder, { port, token });
  server.unref();
  return async () => {
    await rm(path, { force: true });
    server.close();
    await running;
    server.closeAllConnections();
  };
}
