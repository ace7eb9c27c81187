import { limits } from '@contract/limits';
import type { AxiosProgressEvent, AxiosRequestConfig } from 'axios';

/** Calls `onExpired` after a while without an answer. Returns a function that stops it. */
export type StartTimer = (onExpired: () => void, url: string) => () => void;

export const startSilenceTimer: StartTimer = (onExpired) => {
  const timer = setTimeout(onExpired, limits.longestSilence);
  return () => clearTimeout(timer);
};

/**
 * Aborts a call that gets no answer. A limit for the whole call would end long uploads and downloads, so each
 * progress starts the time again.
 */
export function limitSilence(config: AxiosRequestConfig, startTimer: StartTimer) {
  const { signal, onUploadProgress, responseType, url = '' } = config;
  const controller = new AbortController();
  const abort = () => controller.abort();
  let hasExpired = false;
  const start = () =>
    startTimer(() => {
      hasExpired = true;
      abort();
    }, url);
  let stop = start();

  function restart() {
    stop();
    stop = start();
  }

  function handleProgress(event: AxiosProgressEvent) {
    restart();
    onUploadProgress?.(event);
  }

  if (signal?.aborted) abort();
  signal?.addEventListener?.('abort', abort);
  return {
    config: {
      ...config,
      signal: controller.signal,
      ...(onUploadProgress ? { onUploadProgress: handleProgress } : {}),
      ...(responseType === 'blob' ? { onDownloadProgress: restart } : {}),
    },
    hasExpired: () => hasExpired,
    end() {
      stop();
      signal?.removeEventListener?.('abort', abort);
    },
  };
}
