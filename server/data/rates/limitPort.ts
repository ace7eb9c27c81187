/** At most `most` uses within `within` milliseconds. */
export type Limit = { most: number; within: number };

/** `wait` is in milliseconds and 0 if the use is allowed. */
export type Taken = { allowed: boolean; wait: number };

/** A use of `key`; `amount` is 1 if not given. */
export type Use = { key: string; limit: Limit; amount?: number };

/**
 * Counts uses per key. The time of a limit starts with the first use; one that seems to start in the future,
 * after the clock was ahead, starts now.
 */
export type Limits = {
  /** Counts `amount` uses (1 if not given) in one step, unless that exceeds the limit. */
  take(key: string, limit: Limit, amount?: number): Promise<Taken>;
  /**
   * Counts uses of different keys in this order, in one step, and stops at the first one that exceeds
   * its limit. The answer is that of the last use that was tried.
   */
  takeInOrder(uses: readonly Use[]): Promise<Taken>;
  /** Starts again at 0. */
  reset(key: string): Promise<void>;
  /** Takes counted uses back. */
  giveBack(uses: readonly Use[]): Promise<void>;
};
