import { Session } from 'node:inspector';
import { fileURLToPath } from 'node:url';
import { passedCharacters } from '@contract/document/testing/passedCharacters';
import * as v from 'valibot';
import { build } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

const functionsOf = v.record(v.string(), v.record(v.string(), v.function()));

/** The code of a module with everything that it imports. */
async function bundle(path: string) {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    resolve: { tsconfigPaths: true },
    ssr: { noExternal: true },
    build: { ssr: path, write: false, target: 'node20' },
  });
  if (Array.isArray(built) || !('output' in built))
    throw new Error('There is more than one build.');
  const [{ code }] = built.output;
  return code;
}

/**
 * Loads the functions that a module exports in records, and counts the steps of a call: how often each block of their code
 * runs, as the engine counts for coverage, and what built-in functions pass over. The same call has the same steps anywhere.
 */
export async function openSteps(path: string) {
  const code = await bundle(path);
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  // Only code that is compiled later is counted by blocks, so the functions are loaded after this.
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  const url = `data:text/javascript,${encodeURIComponent(code)}`;
  const loaded = v.parse(functionsOf, { ...(await import(/* @vite-ignore */ url)) });

  /** How often blocks have run since the last call. */
  function takeBlocks() {
    let blocks = 0;
    session.post('Profiler.takePreciseCoverage', (error, { result }) => {
      if (error) throw error;
      const ranges = result
        .filter((script) => script.url === url)
        .flatMap(({ functions }) => functions.flatMap((one) => one.ranges));
      for (const { count } of ranges) blocks += count;
    });
    return blocks;
  }

  return {
    loaded,
    count(run: () => void) {
      takeBlocks();
      return passedCharacters(run) + takeBlocks();
    },
    close: () => session.disconnect(),
  };
}
