import { minute } from '@contract/durations';
import type { FinishedAnswer, FinishedAnswers } from '@server/core/finishedAnswer';
import type { Clock } from '@server/lib/clock';
import { createChangeCache } from './changeCache';
import { type Change, type Changes, changesLists } from './changes';

/** Other processes report their changes within seconds. If a report is lost, an answer is at most this old. */
const freshFor = 10 * minute;
const mostBytes = 32 * 1024 * 1024;

/** The cards in an answer show the number of likes. */
const isOutdatedBy = (change: Change, { postIds }: FinishedAnswer) =>
  change.kind === 'reactions' ? postIds.includes(change.postId) : changesLists(change);

/** Caches the finished answers of searches until something in them changes: a search counts all matches. */
export function createFinishedAnswers(options: {
  changes: Pick<Changes, 'listen'>;
  clock: Clock;
}): FinishedAnswers {
  return createChangeCache<FinishedAnswer>({
    ...options,
    mostBytes: { all: mostBytes },
    isOutdatedBy,
    place: ({ text }) => ({ part: 'all', bytes: 2 * text.length, milliseconds: freshFor }),
  });
}
