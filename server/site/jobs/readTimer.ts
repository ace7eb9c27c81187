import type { Ports } from '@server/core/ports';

/** Between two times at which the counted reads are stored, in milliseconds. */
const interval = 60_000;

/** Stores how often posts were read; the returned function stores the rest and stops it. */
export function startReadTimer({ background, readCounter, report }: Ports) {
  const timer = setInterval(() => background(() => readCounter.store()), interval);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await readCounter.store().catch(report);
  };
}
