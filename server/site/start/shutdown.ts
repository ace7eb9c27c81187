import type { EventEmitter } from 'node:events';
import type { Logger } from 'pino';

/** A shutdown that takes longer, after requests were still answered for a while, is ended. In milliseconds. */
const longest = 10_000;

type ShutdownOptions = {
  /** The process, which reports signals and unexpected errors. */
  process: Pick<EventEmitter, 'on'>;
  log: Logger;
  exit: (code: number) => void;
};

type StartedSite = {
  close: () => Promise<void>;
  reopenDatabase: () => void;
  /** How long `close` goes on answering requests. */
  drainSeconds?: number;
};

/**
 * Ends the process after a signal once the site is closed; at once if it has not started yet. Further signals change nothing: a terminal
 * and the parent process can send one each. After an unexpected error the state of the process is
 * unknown, so it ends. A rejection that nothing waits for leaves other requests as they were: it is counted,
 * and the process goes on with new connections to the database, in case it came from one of them.
 */
export function handleShutdown(options: ShutdownOptions) {
  const { process, log, exit } = options;
  let site: StartedSite | null = null;
  let isClosing = false;
  let rejections = 0;

  async function shutDown(signal: string) {
    if (isClosing) return;
    isClosing = true;
    log.info({ signal }, 'shutting down');
    if (!site) return exit(1);
    const { close, drainSeconds = 0 } = site;
    setTimeout(() => exit(1), drainSeconds * 1000 + longest).unref();
    try {
      await close();
      exit(0);
    } catch (failure) {
      log.error({ err: failure }, 'shutdown failed');
      exit(1);
    }
  }

  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void shutDown(signal));
  process.on('unhandledRejection', (failure) => {
    rejections += 1;
    log.error({ err: failure, rejections }, 'unhandled rejection, the process goes on');
    if (!isClosing) site?.reopenDatabase();
  });
  process.on('uncaughtException', (failure) => {
    log.fatal({ err: failure }, 'unexpected error, the process ends');
    exit(1);
  });
  return {
    started(value: StartedSite) {
      site = value;
    },
  };
}
