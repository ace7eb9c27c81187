import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Random } from '../../server/seed/random';
import { TryLater } from './connection';
import type { Journal } from './journal';
import type { Action } from './places';

type WritingOptions = {
  actions: readonly Action[];
  random: Random;
  journal: Pick<Journal, 'interrupted' | 'postponed' | 'unexpected'>;
};

/**
 * Returns a function that takes one action after the other until the server is gone. An action that a rate limit has
 * refused rests until the limit is over.
 */
export function createWriting({ actions, random, journal }: WritingOptions) {
  const restUntil = new Map<Action, number>();

  function record(action: Action, failure: unknown) {
    if (!(failure instanceof TryLater)) return journal.unexpected.push(String(failure));
    restUntil.set(action, failure.until);
    journal.postponed += 1;
    return undefined;
  }

  return async (killed: AbortSignal) => {
    while (!killed.aborted) {
      const ready = actions.filter((action) => (restUntil.get(action) ?? 0) <= Date.now());
      const action = ready[random.below(ready.length)];
      try {
        await action?.();
      } catch (failure) {
        if (action && !killed.aborted) record(action, failure);
        else journal.interrupted += 1;
      }
      // An action that does nothing must not prevent the kill.
      await nextTurn();
    }
  };
}
