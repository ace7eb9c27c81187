import { parentPort } from 'node:worker_threads';
import * as v from 'valibot';
import {
  type EngineCall,
  type EngineFailure,
  engineFailure,
  type FromEngine,
  toEngine,
} from './engineMessages';
import { type Engine, openEngine } from './pgliteEngine';

/** The thread of the database: PGlite does one statement at a time, in the order of the calls. */

let opened: Engine | undefined;
const listenings = new Map<number, () => Promise<void>>();

const send = (message: FromEngine) => parentPort?.postMessage(message);

function describe(error: unknown): EngineFailure {
  if (!(error instanceof Error)) return { message: String(error) };
  const described = v.safeParse(engineFailure, error);
  return described.success ? described.output : { message: error.message };
}

async function run(id: number, call: EngineCall): Promise<unknown[]> {
  if (call.kind === 'open') {
    opened = await openEngine(call);
    return [];
  }
  if (!opened) throw new Error('The database is not open.');
  if (call.kind === 'query') return opened.query(call.text, call.parameters, call.rows);
  if (call.kind === 'script') await opened.script(call.text);
  else if (call.kind === 'close') await opened.close();
  else if (call.kind === 'unlisten') await listenings.get(call.listening)?.();
  else {
    const pass = (message: string) => send({ kind: 'message', id, message });
    listenings.set(id, await opened.listen(call.channel, pass));
  }
  return [];
}

async function answer(message: unknown) {
  const { id, call } = v.parse(toEngine, message);
  try {
    send({ kind: 'done', id, rows: await run(id, call) });
  } catch (error) {
    send({ kind: 'failed', id, failure: describe(error) });
  }
}

parentPort?.on('message', (message: unknown) => void answer(message));
