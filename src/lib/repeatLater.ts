import { isApiError } from './apiError';

/** Longer waits are no repetition but a failure, as after the limit of a day. */
const longest = 60;

type Options = {
  signal?: AbortSignal | undefined;
  /** How often the call is repeated. */
  most?: number;
  wait?: (seconds: number, signal?: AbortSignal) => Promise<void>;
};

/** Resolves early if the signal aborts. */
export function waitFor(seconds: number, signal?: AbortSignal) {
  return new Promise<void>((resolve) => {
    if (signal?.aborted) return resolve();
    const timer = setTimeout(resolve, seconds * 1000);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    return signal?.addEventListener('abort', end, { once: true });
  });
}

/** Seconds until the API wants to be asked again; null if it doesn't say so, or too late. */
function secondsUntilNext(failure: unknown) {
  if (!isApiError(failure) || (failure.status !== 429 && failure.status !== 503)) return null;
  const { retryAfter } = failure;
  return retryAfter !== null && retryAfter <= longest ? retryAfter : null;
}

/** Repeats a call that the API refuses because it is busy (429, 503), when its `Retry-After` is over. */
export async function repeatLater<Result>(
  call: () => Promise<Result>,
  { signal, most = 3, wait = waitFor }: Options = {},
) {
  for (let repeated = 0; ; repeated += 1) {
    try {
      return await call();
    } catch (failure) {
      const seconds = repeated < most ? secondsUntilNext(failure) : null;
      if (seconds === null || signal?.aborted) throw failure;
      await wait(seconds, signal);
    }
  }
}
