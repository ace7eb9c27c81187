import { appendFileSync, readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/**
 * Runs in the server before it starts: writes how many milliseconds of CPU its main thread took from one turn of
 * the event loop to the next, which is how long a request waits on a machine that does nothing else. Linux only.
 */
const { TURNS_FILE: file } = process.env;
const shortest = 10;

const cpu = () => Number(readFileSync('/proc/self/schedstat', 'utf8').split(' ')[0]) / 1e6;

if (isMainThread && file && process.platform === 'linux') {
  let last = cpu();
  setInterval(() => {
    const now = cpu();
    if (now - last > shortest) appendFileSync(file, `${(now - last).toFixed(0)}\n`);
    last = cpu();
  }, 5).unref();
}
