import { isUnanswered } from '@/lib/apiError';

/**
 * Sends a call at once; if the device is offline, it waits for the connection in this page (`waitingCalls`). Only for calls
 * that may arrive twice: their answer can be lost.
 */
export async function orWhenConnected<Result>(
  key: string,
  send: () => Promise<Result>,
): Promise<Result> {
  try {
    return await send();
  } catch (failure) {
    if (navigator.onLine || !isUnanswered(failure)) throw failure;
    const later = await import('@/lib/browser/sendLater').catch(() => null);
    if (!later) throw failure;
    return later.sendLater(key, send);
  }
}
