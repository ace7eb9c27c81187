import { randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';

/** Where a command finds the running site. Only the user of the site can read it. */
export const addressFile = 'command-address.json';

export const commandAddress = v.object({ port: v.number(), token: v.string() });
const commandRequest = v.object({ name: v.string(), args: v.array(v.string()) });
/** What the command returned, or why it failed. */
export const commandAnswer = v.union([
  v.object({ message: v.string() }),
  v.object({ value: v.unknown() }),
]);

type CommandAnswer = v.InferOutput<typeof commandAnswer>;

const boundAddress = v.object({ port: v.number() });

/** What a command can ask the running site to do. */
export type Commands = Readonly<Record<string, (args: readonly string[]) => Promise<unknown>>>;

type Options = { dataFolder: string; commands: Commands };

function hasToken({ headers }: IncomingMessage, token: string) {
  const given = Buffer.from(headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function send(response: ServerResponse, status: number, answer: CommandAnswer) {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
}

/** A new file under another name, so that its permissions are right from the beginning. */
async function writeAddress(dataFolder: string, address: v.InferOutput<typeof commandAddress>) {
  const path = join(dataFolder, addressFile);
  await rm(`${path}.new`, { force: true });
  await writeFile(`${path}.new`, JSON.stringify(address), { mode: 0o600, flag: 'wx' });
  await rename(`${path}.new`, path);
  return path;
}

/** Runs each command once at a time. */
function createRunner(commands: Commands) {
  const running = new Map<string, Promise<unknown>>();

  async function run(request: IncomingMessage): Promise<CommandAnswer> {
    try {
      const { name, args } = v.parse(commandRequest, JSON.parse(await text(request)));
      const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
      if (!command) throw new Error(`The running site is of another version: it has no ${name}.`);
      if (running.has(name)) throw new Error(`Another ${name} is running.`);
      const done = command(args);
      running.set(name, done);
      return { value: await done.finally(() => running.delete(name)) };
    } catch (failure) {
      return { message: failure instanceof Error ? failure.message : String(failure) };
    }
  }

  return { run, settled: async () => Promise.allSettled(running.values()) };
}

/**
 * Lets commands of the same user reach the running site: only this process can have a PGlite database open. It listens on
 * a local port, which works on all systems and in all folders; the token in the data folder excludes other users. Returns a
 * function that stops it.
 */
export async function serveCommands({ dataFolder, commands }: Options) {
  const token = randomBytes(32).toString('base64url');
  const runner = createRunner(commands);

  async function handle(request: IncomingMessage, response: ServerResponse) {
    if (!hasToken(request, token)) return send(response, 401, { message: 'The token is wrong.' });
    send(response, 200, await runner.run(request));
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
    await runner.settled();
    server.closeAllConnections();
  };
}
