import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** How long the work takes on two free cores of the machine on which the limits of the tests were chosen. */
const usual = 270;
const threads = 2;

/** Does what tests do most: hashing, objects and text. */
const work = `
const { createHash } = require('node:crypto');
let text = '';
for (let at = 0; at < 12_000; at += 1) {
  const rows = Array.from({ length: 40 }, (_, row) => ({ id: at * row, name: 'row ' + row }));
  text = createHash('sha256').update(JSON.stringify(JSON.parse(JSON.stringify(rows))) + text).digest('hex');
}
`;

function runOnce() {
  return new Promise((resolve, reject) => {
    const worker = new Worker(work, { eval: true });
    worker.on('error', reject);
    worker.on('exit', resolve);
  });
}

/**
 * How many times as long as usual a fixed piece of work takes now on two threads; at least 1. The limits after which a
 * test that hangs is ended are multiplied by it.
 */
export async function measureMachine() {
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: threads }, runOnce));
  const factor = (performance.now() - startedAt) / usual;
  return { factor: Math.max(1, Math.round(factor * 10) / 10), cores: availableParallelism() };
}
