import type { Clock } from '../core/ports';

/** The real time. */
export const systemClock: Clock = { now: () => Date.now() };
