import { apiError, isUnanswered } from '../apiError';
import { queuedCalls } from './queuedCalls';

const firstPause = 2000;
const longestPause = 60_000;

/** Asks before the page is left: what waits is sent by this page only. */
function warnBeforeLeaving(event: BeforeUnloadEvent) {
  if (!queuedCalls.isEmpty()) event.preventDefault();
}

/** Resolves when the browser is online again, or after a pause, because browsers don't always notice. */
function whenConnected(attempt: number, signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, Math.min(longestPause, firstPause * 2 ** attempt));
    window.addEventListener('online', () => resolve(), { once: true, signal });
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Resolves when the call is to be sent again; throws if it was given up. */
async function waitForTurn(key: string, attempt: number) {
  const ended = new AbortController();
  let isGivenUp = false;
  queuedCalls.add(key, () => {
    isGivenUp = true;
    ended.abort();
  });
  await whenConnected(attempt, ended.signal);
  ended.abort();
  if (isGivenUp) throw apiError('cancelled');
  queuedCalls.remove(key);
}

/** Sends a call when there is a connection, and again until it is answered. `key` names what it changes. */
export async function sendLater<Result>(key: string, send: () => Promise<Result>): Promise<Result> {
  window.addEventListener('beforeunload', warnBeforeLeaving);
  for (let attempt = 0; ; attempt += 1) {
    await waitForTurn(key, attempt);
    try {
      return await send();
    } catch (failure) {
      if (!isUnanswered(failure)) throw failure;
    }
  }
}
