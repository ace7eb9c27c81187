import type { Clock } from '../ports';

/** The real time. */
export const systemClock: Clock = { now: () => Date.now() };
