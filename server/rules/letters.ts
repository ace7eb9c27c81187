import { day } from '@contract/durations';
/** For how long an e-mail is tried, in milliseconds. */
export const longestWait = 2 * day;

/**
 * Whether an e-mail that waits is due. One that seems to be from the future, or to be due after the longest wait, was
 * stored or put back while the clock was ahead.
 */
export const isDue = ({ createdAt, dueAt }: { createdAt: number; dueAt: number }, now: number) =>
  dueAt <= now || createdAt > now || dueAt > now + longestWait;
