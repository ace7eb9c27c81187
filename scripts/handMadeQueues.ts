import type { SourceFile } from './sourceFiles';

/** The files of the queue; others make one with `createQueue`. */
const ownFiles = new Set(
  ['queue', 'fairGroups', 'fairOrder'].map((name) => `server/lib/${name}.ts`),
);

const partsOfQueues = /from '[^']*\/fair(?:Groups|Order)'/;
const queuePackages =
  /from '(?:p-(?:limit|queue|throttle)|async-(?:mutex|sema)|bottleneck|fastq|semaphore-\w+)'/;
/** A promise that goes on when the last one has ended, in the place of the last one. */
const chainedPromise = /([\w.]+) = \1\??\.(?:then|finally|catch)\(/;
const newPromise =
  /new Promise[^(]*\(\s*(?:async\s*)?\(?\s*([\w\s,]+?)\)?\s*=>|\{([^}]*)\}\s*=\s*Promise\.withResolvers/g;

/** Returns true if what settles a promise is put at an end of a list. */
function storesCallbacks(source: string) {
  return [...source.matchAll(newPromise)].some(({ 0: whole, 1: parameters, 2: fields, index }) => {
    const names = (parameters ?? fields ?? '').split(',').map((name) => name.trim());
    const known = names.filter((name) => name !== '' && name !== '_' && name !== 'promise');
    const body = source.slice(index + whole.length, index + whole.length + 500);
    const stored = new RegExp(`\\.(?:push|unshift)\\([^;]*\\b(?:${known.join('|')})\\b`);
    return known.length > 0 && stored.test(body);
  });
}

const faults: readonly (readonly [string, (source: string) => boolean])[] = [
  ['uses a part of the queue', (source) => partsOfQueues.test(source)],
  ['imports another queue', (source) => queuePackages.test(source)],
  ['chains promises', (source) => chainedPromise.test(source)],
  ['lists those who wait', storesCallbacks],
];

/**
 * Files that let work wait without a queue of `createQueue`, which has a bound, a deadline and shares. Answers that
 * are awaited by an id are no queue.
 */
export const findHandMadeQueues = (files: readonly SourceFile[]) =>
  files
    .filter(({ path }) => !ownFiles.has(path))
    .flatMap(({ path, source }) =>
      faults.filter(([, applies]) => applies(source)).map(([fault]) => `${path} ${fault}`),
    );

/** The name of the limits with which each queue is made; null if they are defined elsewhere. */
export const queuesIn = (files: readonly SourceFile[]) =>
  files
    .filter(({ path }) => !ownFiles.has(path))
    .flatMap(({ path, source }) =>
      [...source.matchAll(/\bcreateQueue\(([^)]*)\)/g)].map(([, given = '']) => ({
        path,
        limits: /\bqueueLimits\.(\w+)/.exec(given)?.[1] ?? null,
      })),
    );
