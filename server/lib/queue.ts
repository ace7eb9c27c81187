import { createFairGroups } from './fairGroups';
import type { Share } from './share';
import { TemporaryFailure } from './temporaryFailure';

export type QueueLimits = {
  /** How many jobs run at the same time. */
  atOnce: number;
  /** How many jobs wait at most. */
  queued: number;
  /** How many jobs of one share wait at most. */
  ofShare: number;
  /** How long a job of a share waits at most, in milliseconds. */
  deadline: number;
};

type Options = QueueLimits & {
  /** Awaited between a job and the next one. */
  pause?: () => Promise<unknown>;
};

type ForWhom = {
  /** Undefined for the work of the site itself, which has no deadline. */
  share: Share | undefined;
  /** How many milliseconds the job takes, as far as is known. */
  expected?: number;
};

export type Queue = <Result>(job: () => Promise<Result>, forWhom: ForWhom) => Promise<Result>;

type End = (milliseconds: number) => void;
type QueuedJob = { start: (end: End) => void; refuse: (reason: string) => void };

const tooMany = 'Too many jobs wait.';

/** Resolves when other tasks have had their turn: microtasks delay timers and requests. */
export const nextTask = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

/**
 * Runs at most `atOnce` jobs at the same time. The others wait, those of each group and client for their share of the
 * time, so who has many jobs delays another one by those that run. A job fails with a temporary failure if `ofShare`
 * of the same client wait already, or when it has waited until the deadline. Of more than `queued` that one fails
 * whose turn would come last.
 */
export function createQueue({ atOnce, queued: most, ofShare, deadline, pause }: Options): Queue {
  const queued = createFairGroups<QueuedJob>();
  let running = 0;

  /** Makes room for a job that has to wait. */
  function makeRoom({ share, expected }: ForWhom) {
    if (share && queued.countOf(share) >= ofShare) throw new TemporaryFailure(tooMany);
    if (queued.count() < most) return;
    const displaced = queued.displaceFor(share, expected);
    if (!displaced) throw new TemporaryFailure(tooMany);
    displaced.refuse(tooMany);
  }

  function startNext() {
    if (running >= atOnce) return;
    const next = queued.take();
    if (!next) return;
    running += 1;
    next.item.start(next.end);
  }

  function leave() {
    running -= 1;
    startNext();
  }

  async function enter(forWhom: ForWhom) {
    const { share, expected } = forWhom;
    const mustWait = running >= atOnce;
    if (mustWait) makeRoom(forWhom);
    let stop = () => {};
    try {
      return await new Promise<End>((start, reject) => {
        const refuse = (reason: string) => reject(new TemporaryFailure(reason));
        const remove = queued.add({ start, refuse }, share, expected);
        if (mustWait && share) {
          const timer = setTimeout(() => {
            remove();
            refuse('The job has waited too long.');
          }, deadline);
          stop = () => clearTimeout(timer);
        }
        startNext();
      });
    } finally {
      stop();
    }
  }

  return async (job, forWhom) => {
    const end = await enter(forWhom);
    const startedAt = performance.now();
    try {
      return await job();
    } finally {
      end(performance.now() - startedAt);
      if (pause) pause().then(leave, leave);
      else leave();
    }
  };
}
