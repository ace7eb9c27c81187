import { sweepUnclaimed } from '@server/core/files/sweepUnclaimed';
import type { Ports } from '@server/core/ports';

/** Between two sweeps, in milliseconds. */
const interval = 10 * 60_000;

type SweepOptions = {
  ports: Ports;
  /** Removes windows of limits that have ended. */
  sweepLimits: () => Promise<number>;
};

/** Removes what has expired. Of the processes that share a database one does it, once in an interval. */
export async function sweep({ ports, sweepLimits }: SweepOptions) {
  const { data, limits, clock } = ports;
  const { allowed } = await limits.take('sweep', { most: 1, within: interval });
  if (!allowed) return false;
  const now = clock.now();
  await data.sessions.sweep(now);
  await data.tokens.sweep(now);
  await data.devices.sweep(now);
  await sweepUnclaimed(ports);
  await sweepLimits();
  return true;
}

/** Sweeps at intervals; returns a function that stops it. */
export function startSweeper(options: SweepOptions) {
  const run = () => options.ports.background(async () => void (await sweep(options)));
  run();
  const timer = setInterval(run, interval);
  timer.unref();
  return () => clearInterval(timer);
}
