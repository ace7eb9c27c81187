import { createFairGroups, type Share } from './fairGroups';
import { TemporaryFailure } from './temporaryFailure';

type Limits = {
  mostWaiting?: number;
  mostOfClient?: number;
  /** How long tasks of clients wait at most, in milliseconds. */
  longestWait?: number;
  /** What is waited for between a task and the next one. */
  pause?: () => Promise<unknown>;
};

type End = (milliseconds: number) => void;
type Waiting = { start: (end: End) => void; refuse: () => void };

const tooMany = () => new TemporaryFailure('Too many tasks wait.');

/**
 * Runs at most `most` tasks at the same time. The others wait, those of each group and client for their share of the
 * time. They fail if `mostOfClient` of the same client wait already, or when their turn comes after `longestWait`. Of more than
 * `mostWaiting` that one fails whose turn would come last.
 */
export function limitConcurrency(
  most: number,
  { mostWaiting = Infinity, mostOfClient = Infinity, longestWait = Infinity, pause }: Limits = {},
) {
  const waiting = createFairGroups<Waiting>();
  let running = 0;

  /** Makes room for a task that has to wait. */
  function makeRoom(share: Share | undefined, expected: number | undefined) {
    if (share && waiting.countOf(share) >= mostOfClient) throw tooMany();
    if (waiting.count() < mostWaiting) return;
    const displaced = waiting.displaceFor(share, expected);
    if (!displaced) throw tooMany();
    displaced.refuse();
  }

  function startNext() {
    if (running >= most) return;
    const next = waiting.take();
    if (!next) return;
    running += 1;
    next.item.start(next.end);
  }

  function leave() {
    running -= 1;
    startNext();
  }

  async function enter(share: Share | undefined, expected: number | undefined) {
    if (running >= most) makeRoom(share, expected);
    return new Promise<End>((start, reject) => {
      waiting.add({ start, refuse: () => reject(tooMany()) }, share, expected);
      startNext();
    });
  }

  /** `expected` is how many milliseconds the task takes, as far as is known. */
  return async <Result>(
    task: () => Promise<Result>,
    share?: Share,
    expected?: number,
  ): Promise<Result> => {
    const cameAt = performance.now();
    const end = await enter(share, expected);
    const startedAt = performance.now();
    try {
      if (share && startedAt - cameAt > longestWait)
        throw new TemporaryFailure('The task has waited too long.');
      return await task();
    } finally {
      end(performance.now() - startedAt);
      if (pause) pause().then(leave, leave);
      else leave();
    }
  };
}
