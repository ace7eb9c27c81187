import type { QueueLimits } from './queue';

/** For how long the jobs of requests wait, in milliseconds. */
const usualDeadline = 30_000;

/**
 * All queues. What `atOnce` is for pictures depends on the machine: one core less than it has. A decoded picture has
 * up to 40 MB, and an upload that waits up to 5 MB, which the budget of bodies counts.
 */
export const queueLimits = {
  pictures: { atOnce: 1, queued: 200, ofShare: 40, deadline: usualDeadline },
  largePictures: { atOnce: 1, queued: 100, ofShare: 40, deadline: usualDeadline },
  /** Pictures that are fetched from other sites: each takes up to 10 seconds, and has up to 5 MB in memory. */
  imports: { atOnce: 8, queued: 100, ofShare: 4, deadline: usualDeadline },
  /** Each password that is hashed uses 19 MiB. */
  passwords: { atOnce: 2, queued: 400, ofShare: 32, deadline: 10_000 },
  /** Each job that waits for the worker thread has its document in memory. */
  worker: { atOnce: 1, queued: 50, ofShare: 2, deadline: usualDeadline },
  /** Large bodies that have arrived are copied and parsed. */
  largeBodies: { atOnce: 1, queued: 200, ofShare: 32, deadline: usualDeadline },
  /** The parts of downloads, which are made while they are sent; an account has one. */
  downloads: { atOnce: 1, queued: 64, ofShare: 2, deadline: usualDeadline },
  /** The statements and transactions on PGlite. */
  database: { atOnce: 1, queued: 5000, ofShare: 1000, deadline: usualDeadline },
  /** The connections to a Postgres server, each with a statement or a transaction. */
  connections: { atOnce: 10, queued: 5000, ofShare: 1000, deadline: usualDeadline },
  /** The statements of one transaction on PGlite. */
  transaction: { atOnce: 1, queued: 5000, ofShare: 1000, deadline: usualDeadline },
  /** The answers from which pages are rendered. */
  renderedAnswers: { atOnce: 1, queued: 5000, ofShare: 1000, deadline: usualDeadline },
} as const satisfies Record<string, QueueLimits>;
