import { isUnanswered } from '@/lib/apiError';

/**
 * Whether a call failed because there is no connection. Browsers also say that they are online when theirs is dead; a
 * server that only takes too long would get the call again.
 */
const isDisconnected = (failure: unknown) =>
  isUnanswered(failure) && !(navigator.onLine && failure.isLate === true);

/**
 * Sends a call at once; without a connection, it waits for the connection in this page (`queuedCalls`). Only for calls
 * that may arrive twice: their answer can be lost.
 */
export async function orWhenConnected<Result>(
  key: string,
  send: () => Promise<Result>,
): Promise<Result> {
  try {
    return await send();
  } catch (failure) {
    if (!isDisconnected(failure)) throw failure;
    const later = await import('@/lib/browser/sendLater').catch(() => null);
    if (!later) throw failure;
    return later.sendLater(key, send);
  }
}
