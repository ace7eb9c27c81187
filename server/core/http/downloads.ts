import { minute } from '@contract/durations';
import { requestMessages } from '@contract/texts/apiMessages';
import { createQueue, nextTask } from '@server/lib/queue';
import { queueLimits } from '@server/lib/queueLimits';
import type { DownloadAnswer } from '../context';
import { retryAfterSeconds, tooMany, unavailable } from '../failure';
import { startTimer } from './bodyBudget';

const usual = {
  /** How many are sent at the same time: to all members, and to one client. */
  most: 32,
  mostOfClient: 8,
  /** How long one may take, and for how long its client may read nothing, in milliseconds. */
  longest: 15 * minute,
  patience: minute,
  startTimer,
};

type Options = typeof usual;
type Part = Uint8Array<ArrayBuffer>;

type Opening = {
  client: string;
  account: string;
  chunks: DownloadAnswer['chunks'];
  report(failure: unknown): void;
};

type Download = {
  /** Makes the next part; null at the end. */
  next(): Promise<Part | null>;
  /** Ends it, also before all parts are made. */
  end(): void;
  isOver(): boolean;
};

const encoder = new TextEncoder();

/** The places of running downloads: an account has one, and a client some of them. */
function createPlaces({ most, mostOfClient }: Options) {
  const running = new Map<string, string>();

  /** Returns a function that releases the place. */
  return ({ client, account }: Opening) => {
    if (running.has(account)) {
      throw tooMany(retryAfterSeconds * 1000, requestMessages.downloadRuns);
    }
    const ofClient = [...running.values()].filter((other) => other === client);
    if (running.size >= most || ofClient.length >= mostOfClient) throw unavailable();
    running.set(account, client);
    return () => void running.delete(account);
  };
}

/** The parts as they are read: each within `patience`, and all of them within `longest`. */
function streamOf(start: Part | null, download: Download, options: Options) {
  const timers = { longest: () => {}, patience: () => {} };
  let onLate = () => {};
  let first = start;
  const stop = () => {
    timers.longest();
    timers.patience();
    download.end();
  };
  async function take() {
    timers.patience();
    const part = first ?? (await download.next());
    first = null;
    return part;
  }
  return new ReadableStream<Part>(
    {
      start(controller) {
        onLate = () => {
          stop();
          controller.error(unavailable());
        };
        timers.longest = options.startTimer(onLate, options.longest);
        timers.patience = options.startTimer(onLate, options.patience);
      },
      async pull(controller) {
        const part = await take().catch((failure: unknown) => {
          stop();
          throw failure;
        });
        if (part === null) {
          stop();
          controller.close();
        } else if (!download.isOver()) {
          controller.enqueue(part);
          timers.patience = options.startTimer(onLate, options.patience);
        }
      },
      cancel: stop,
    },
    { highWaterMark: 0 },
  );
}

/**
 * Makes answers while they are sent: a part is made when the client has read the one before, so that little is in
 * memory. Of all downloads one part is made at a time, with a turn for other requests after it. An account gets one
 * download at a time.
 */
export function createDownloads(given: Partial<Options> = {}) {
  const options = { ...usual, ...given };
  const inTurn = createQueue({ ...queueLimits.downloads, pause: nextTask });
  const takePlace = createPlaces(options);

  async function makePart({ account, chunks }: Opening) {
    const share = { group: 'downloads', client: account };
    for (;;) {
      const { done, value } = await inTurn(async () => chunks.next(), { share });
      if (done === true) return null;
      const bytes = typeof value === 'string' ? encoder.encode(value) : value;
      if (bytes.byteLength > 0) return bytes;
    }
  }

  function begin(opening: Opening): Download {
    const release = takePlace(opening);
    let isOver = false;
    return {
      next: async () => makePart(opening),
      end() {
        if (isOver) return;
        isOver = true;
        release();
        // Ends after a part that is being made.
        opening.chunks.return(undefined).catch(opening.report);
      },
      isOver: () => isOver,
    };
  }

  return {
    /** The first part is made before the answer begins, so that a failure still has its status. */
    async open(opening: Opening) {
      const download = begin(opening);
      try {
        const first = await download.next();
        const next = async () =>
          download.next().catch((failure: unknown) => {
            opening.report(failure);
            throw failure;
          });
        return streamOf(first, { ...download, next }, options);
      } catch (failure) {
        download.end();
        throw failure;
      }
    },
  };
}

export type Downloads = ReturnType<typeof createDownloads>;
