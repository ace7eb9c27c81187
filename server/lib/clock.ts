/** The current time in milliseconds. */
export type Clock = { now(): number };

/** The real time. */
export const systemClock: Clock = { now: () => Date.now() };
