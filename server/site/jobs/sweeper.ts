import { day, minute } from '@contract/durations';
import { confirmationLifetime } from '@server/core/emails/subscriptions';
import { sweepUnclaimed } from '@server/core/files/removeFiles';
import { type FileSweep, sweepUnusedFiles } from '@server/core/files/sweepUnusedFiles';
import { dayOf } from '@server/core/numbers/readCounter';
import { storedDays } from '@server/core/numbers/routes/numbers';
import type { FileStore, Ports } from '@server/core/ports';

/** Between two sweeps, in milliseconds. */
const interval = 10 * minute;
/** Frequent vacuums take little time each. */
const vacuumInterval = 15_000;
/** Listing all files takes long. */
const fileInterval = day;

/** For how long a repeated request is recognised. */
const clientIdLifetime = 30 * day;

/** For how long administrators see e-mails that could not be sent. */
const failedLetterLifetime = 7 * day;

/** For how long messages of the contact form are stored. */
const contactLifetime = 365 * day;

/** For how long administrators see what was decided. */
const logLifetime = 180 * day;
/** For how long an address that was refused gets no e-mails about posts. */
const refusalLifetime = 180 * day;

/** For how long reports are stored. */
const reportLifetime = 180 * day;

/** How long addresses that were invited are stored after the invitation has ended, in milliseconds. */
const inviteLifetime = 30 * day;

/** How long notifications are stored after they were seen, in milliseconds. */
const notificationLifetime = 180 * day;

type SweepOptions = {
  ports: Ports;
  store: FileStore;
  /** Removes windows of limits that have ended. */
  sweepLimits: () => Promise<number>;
  onFilesSwept: (sweep: FileSweep) => void;
  /** Makes the space of removed rows free again. */
  vacuum?: (() => Promise<void>) | undefined;
  signal: AbortSignal;
};

/** After a failure the next sweep tries again. */
async function sweepFiles({ ports, store, onFilesSwept, signal }: SweepOptions) {
  const { limits } = ports;
  const key = 'sweep files';
  const { allowed } = await limits.take(key, { most: 1, within: fileInterval });
  if (!allowed) return;
  try {
    onFilesSwept(await sweepUnusedFiles(ports, { store, signal }));
  } catch (failure) {
    await limits.reset(key);
    throw failure;
  }
}

/** Removes what has expired. Of the processes that share a database one does it, once in an interval. */
export async function sweep(options: SweepOptions) {
  const { ports, sweepLimits } = options;
  const { data, limits, clock } = ports;
  const { allowed } = await limits.take('sweep', { most: 1, within: interval });
  if (!allowed) return false;
  const now = clock.now();
  await data.sessions.sweep(now);
  await data.tokens.sweep(now);
  await data.devices.sweep(now);
  await data.previews.sweep(now);
  await data.clientIds.sweep(now - clientIdLifetime);
  await data.letters.sweep(now - failedLetterLifetime);
  await data.moderation.sweep(now - logLifetime);
  await data.letters.sweepRefusals(now - refusalLifetime);
  await data.contact.sweep(now - contactLifetime);
  await data.subscribers.sweep(now - confirmationLifetime);
  await data.reports.sweep(now - reportLifetime);
  await data.invites.sweep(now - inviteLifetime);
  await data.notifications.sweep(now - notificationLifetime);
  await data.readCounts.fold(dayOf(now) - storedDays + 1);
  await sweepUnclaimed(ports);
  await sweepLimits();
  await sweepFiles(options);
  return true;
}

/** Vacuums at intervals, one time after the other; returns a function that stops it. */
function startVacuum({ ports, vacuum }: Pick<SweepOptions, 'ports' | 'vacuum'>) {
  if (!vacuum) return () => {};
  let isRunning = false;
  const run = async () => {
    if (isRunning) return;
    isRunning = true;
    await vacuum().finally(() => {
      isRunning = false;
    });
  };
  const timer = setInterval(() => ports.background(run), vacuumInterval);
  timer.unref();
  return () => clearInterval(timer);
}

/** Sweeps at intervals; returns a function that stops it. */
export function startSweeper(given: Omit<SweepOptions, 'signal'>) {
  const stopped = new AbortController();
  const options = { ...given, signal: stopped.signal };
  const run = () => given.ports.background(async () => void (await sweep(options)));
  run();
  const timer = setInterval(run, interval);
  timer.unref();
  const stopVacuum = startVacuum(options);
  return () => {
    stopped.abort();
    stopVacuum();
    clearInterval(timer);
  };
}
